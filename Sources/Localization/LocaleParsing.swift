extension LocaleID {
  /// Reads a well-formed tag `language[-script][-region]` (BCP 47, RFC 5646,
  /// section 2.1), in any case, and makes it canonical: letter case and
  /// replaced codes (`iw` → `he`, `zh-TW` → `zh-Hant`). Variants, extensions
  /// and `_` are refused.
  public init?(_ text: String) {
    guard let tag = LanguageTag(text) else { return nil }
    identifier = tag.canonical.identifier
  }

  /// The tag that somebody who wrote `text` may have meant: `es-MX` for
  /// `es_MX.UTF-8`, `de` for `de-u-co-phonebk`; nil when nothing is near.
  public static func suggestion(for text: String) -> LocaleID? {
    var parts = text.prefix(64)
      .prefix { $0 != "." && $0 != "@" }
      .split { $0 == "-" || $0 == "_" || $0 == " " }
      .prefix(3)
    while !parts.isEmpty {
      let candidate = parts.joined(separator: "-")
      if candidate != text, let locale = LocaleID(candidate) { return locale }
      parts.removeLast()
    }
    return nil
  }
}

/// The subtags of a locale in canonical case.
struct LanguageTag: Hashable, Sendable {
  var language: String
  var script: String?
  var region: String?

  /// Splits a tag; nil unless it is well formed.
  init?(_ text: String) {
    guard text.utf8.count <= 12 else { return nil }
    let parts = text.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count),
      first.allSatisfy(\.isASCIILetter)
    else { return nil }
    language = String(Substring(first)).lowercased()
    var rest = parts.dropFirst()
    if let part = rest.first, part.count == 4,
      part.allSatisfy(\.isASCIILetter)
    {
      let name = String(Substring(part))
      script = name.prefix(1).uppercased() + name.dropFirst().lowercased()
      rest.removeFirst()
    }
    if let part = rest.first, part.isRegion {
      region = String(Substring(part)).uppercased()
      rest.removeFirst()
    }
    guard rest.isEmpty else { return nil }
  }

  /// The tag as text.
  var identifier: String {
    var text = language
    if let script { text += "-" + script }
    if let region { text += "-" + region }
    return text
  }

  /// The tag with replaced codes replaced. `zh-TW` is the old name of
  /// `zh-Hant`, and `sh` that of `sr-Latn`.
  var canonical: LanguageTag {
    var tag = self
    tag.language = LocaleAliases.language(language)
    tag.region = region.map(LocaleAliases.region)
    if script == nil {
      if tag.language == "zh", tag.region == "TW" {
        (tag.script, tag.region) = ("Hant", nil)
      } else if language == "sh" {
        tag.script = "Latn"
      }
    }
    return tag
  }
}

extension UInt8 {
  var isASCIILetter: Bool {
    let lower = self | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}

extension Substring.UTF8View {
  fileprivate var isRegion: Bool {
    count == 2 && allSatisfy(\.isASCIILetter)
      || count == 3 && allSatisfy(\.isASCIIDigit)
  }
}
