import Diagnostics
import Documents
import Localization

extension CatalogReader {
  static let thumbnailKeys = ["url", "width", "height"]
  static let playbackKeys = ["hls", "mp4"]
  static let captionKeys = ["url", "locale"]
  static let ctaKeys = ["text", "url"]

  mutating func duration(_ field: FieldValue) -> Double? {
    guard let value = field.value else { return nil }
    guard value.kind == .number else {
      diagnostics.append(.wrongType("duration", value, expected: "a number"))
      return nil
    }
    guard let seconds = value.double, seconds >= 0, seconds < 1e9 else {
      diagnostics.append(.invalidDuration(at: value.location))
      return nil
    }
    return seconds
  }

  mutating func thumbnail(_ field: FieldValue) -> Item.Image? {
    guard let parts = parts("thumbnail", field, Self.thumbnailKeys)
    else { return nil }
    let url = address("thumbnail.url", parts["url"])
    let width = pixels("thumbnail.width", parts["width"])
    let height = pixels("thumbnail.height", parts["height"])
    guard let part = required("url", of: "thumbnail", parts, field), let url
    else { return nil }
    return Item.Image(
      url: url, width: width, height: height, location: part.value.location)
  }

  mutating func playback(_ field: FieldValue) -> Item.Playback? {
    guard let parts = parts("playback", field, Self.playbackKeys) else {
      return nil
    }
    let hls = address("playback.hls", parts["hls"])
    let mp4 = address("playback.mp4", parts["mp4"])
    return hls == nil && mp4 == nil ? nil : Item.Playback(hls: hls, mp4: mp4)
  }

  mutating func captions(_ field: FieldValue) -> [Item.Captions] {
    guard let value = field.value else { return [] }
    guard value.kind == .array else {
      diagnostics.append(.wrongType("captions", value, expected: "a list"))
      return []
    }
    var captions: [Item.Captions] = []
    for (place, element) in value.elements.enumerated() {
      guard place < 500 else {
        diagnostics.append(.tooMany("captions", 500, at: element.location))
        break
      }
      let field = FieldValue.value(element)
      guard
        let parts = parts(
          "captions", field, Self.captionKeys, isEntry: true)
      else { continue }
      let url = address("captions.url", parts["url"])
      let locale = captionLocale(parts["locale"])
      let part = required("url", of: "captions", parts, field)
      _ = required("locale", of: "captions", parts, field)
      if let url, let locale, let part {
        captions.append(
          Item.Captions(
            url: url, locale: locale, location: part.value.location))
      }
    }
    return captions
  }

  private mutating func captionLocale(_ part: FieldValue.Part?) -> LocaleID? {
    guard let value = part?.value else { return nil }
    guard let name = value.string else {
      diagnostics.append(
        .wrongType("captions.locale", value, expected: "a string"))
      return nil
    }
    guard let locale = locale(name) else {
      diagnostics.append(.invalidLocale(name, at: value.location))
      return nil
    }
    return locale
  }

  mutating func cta(_ field: FieldValue) -> Item.CTA? {
    guard let parts = parts("cta", field, Self.ctaKeys) else { return nil }
    let url = address("cta.url", parts["url"])
    let text = parts["text"].flatMap {
      self.text("cta.text", .value($0.value), maximumLength: 65_536)
    }
    _ = required("url", of: "cta", parts, field)
    _ = required("text", of: "cta", parts, field)
    guard let url, let text else { return nil }
    return Item.CTA(text: text, url: url)
  }

  // MARK: Parts

  /// The parts of a field whose keys are known. Others are noted, those given
  /// twice are reported.
  private mutating func parts(
    _ name: String, _ field: FieldValue, _ known: [String],
    isEntry: Bool = false
  ) -> KnownParts? {
    var kept = KnownParts(names: known)
    switch field {
    case .parts(let parts):
      for part in parts { kept[part.name] = part }
    case .value(let value):
      guard value.kind == .object else {
        diagnostics.append(
          .wrongType(
            isEntry ? "an entry of “\(name)”" : name, value,
            expected: "an object"))
        return nil
      }
      for (key, value) in value.members where !value.isNull {
        keep(key, value, in: &kept, of: name)
      }
    }
    return kept
  }

  private mutating func keep(
    _ key: JSONValue, _ value: JSONValue, in kept: inout KnownParts,
    of owner: String
  ) {
    guard let name = kept.names.first(where: { key.isString($0) }) else {
      if let name = key.string {
        unknown.note(name, at: key, in: owner, among: kept.names)
      }
      return
    }
    if let first = kept[name] {
      diagnostics.append(
        .duplicateKey(name, at: key.location, first: first.location))
    } else {
      kept[name] = FieldValue.Part(name: name, value: value, key: key)
    }
  }

  /// A part that must be there, else an error at the field.
  private mutating func required(
    _ key: String, of name: String, _ parts: KnownParts,
    _ field: FieldValue
  ) -> FieldValue.Part? {
    if let part = parts[key] { return part }
    // A mapping may find nothing of an optional field: then it is absent.
    if let value = field.value {
      diagnostics.append(.missingPart(key, of: name, at: value.location))
    }
    return nil
  }

  private mutating func address(
    _ name: String, _ part: FieldValue.Part?
  ) -> String? {
    guard let value = part?.value else { return nil }
    guard let text = value.string else {
      diagnostics.append(.wrongType(name, value, expected: "a string"))
      return nil
    }
    if let problem = Address.problem(in: text) {
      diagnostics.append(
        .invalidAddress(text, problem, of: name, at: value.location))
      return nil
    }
    return text
  }

  private mutating func pixels(_ name: String, _ part: FieldValue.Part?) -> Int?
  {
    guard let value = part?.value else { return nil }
    guard value.kind == .number else {
      diagnostics.append(.wrongType(name, value, expected: "a whole number"))
      return nil
    }
    guard let pixels = value.int64, 1...100_000 ~= pixels else {
      diagnostics.append(.invalidPixels(name, at: value.location))
      return nil
    }
    return Int(pixels)
  }
}
