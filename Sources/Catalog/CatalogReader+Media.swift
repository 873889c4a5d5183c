import Diagnostics
import Documents
import Localization

extension CatalogReader {
  static let thumbnailKeys = KnownParts.Names("url", "width", "height")
  static let playbackKeys = KnownParts.Names("hls", "mp4")
  static let captionKeys = KnownParts.Names("url", "locale")
  static let ctaKeys = KnownParts.Names("url", "text")

  mutating func duration(_ field: FieldValue) -> Double? {
    guard let value = field.value else { return nil }
    guard value.kind == .number else {
      report(.wrongType("duration", value, expected: "a number"))
      return nil
    }
    guard let seconds = value.double, seconds >= 0, seconds < 1e9 else {
      report(.invalidDuration(at: value.location))
      return nil
    }
    return seconds
  }

  mutating func thumbnail(_ field: FieldValue) -> Item.Image? {
    guard let parts = parts("thumbnail", field, Self.thumbnailKeys)
    else { return nil }
    let url = address("thumbnail.url", parts[0])
    let width = pixels("thumbnail.width", parts[1])
    let height = pixels("thumbnail.height", parts[2])
    guard let part = required(0, of: "thumbnail", parts, field), let url
    else { return nil }
    return Item.Image(
      url: url, width: width, height: height, location: part.value.location)
  }

  mutating func playback(_ field: FieldValue) -> Item.Playback? {
    guard let parts = parts("playback", field, Self.playbackKeys) else {
      return nil
    }
    let hls = address("playback.hls", parts[0])
    let mp4 = address("playback.mp4", parts[1])
    return hls == nil && mp4 == nil ? nil : Item.Playback(hls: hls, mp4: mp4)
  }

  mutating func captions(_ field: FieldValue) -> [Item.Captions] {
    if case .list(let entries) = field { return captions(entries) }
    guard let value = field.value else { return [] }
    guard value.kind == .array else {
      report(.wrongType("captions", value, expected: "a list"))
      return []
    }
    return captions(value.elements.lazy.map { .value($0) })
  }

  private mutating func captions(
    _ entries: some Sequence<FieldValue>
  ) -> [Item.Captions] {
    var captions: [Item.Captions] = []
    for (place, field) in entries.enumerated() {
      guard place < 500 else {
        if let value = field.parts?.first?.value ?? field.value {
          report(.tooMany("captions", 500, at: value.location))
        }
        break
      }
      guard
        let parts = parts(
          "captions", field, Self.captionKeys, isEntry: true)
      else { continue }
      let url = address("captions.url", parts[0])
      let locale = captionLocale(parts[1])
      let part = required(0, of: "captions", parts, field)
      _ = required(1, of: "captions", parts, field)
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
      report(
        .wrongType("captions.locale", value, expected: "a string"))
      return nil
    }
    guard let locale = locale(name) else {
      report(.invalidLocale(name, at: value.location))
      return nil
    }
    return locale
  }

  mutating func cta(_ field: FieldValue) -> Item.CTA? {
    guard let parts = parts("cta", field, Self.ctaKeys) else { return nil }
    let url = address("cta.url", parts[0])
    let text = parts[1].flatMap {
      self.text("cta.text", $0.field, maximumLength: 65_536)
    }
    _ = required(0, of: "cta", parts, field)
    _ = required(1, of: "cta", parts, field)
    guard let url, let text else { return nil }
    return Item.CTA(text: text, url: url)
  }

  // MARK: Parts

  /// The parts of a field whose keys are known. Others are noted, those given
  /// twice are reported.
  private mutating func parts(
    _ name: String, _ field: FieldValue, _ known: KnownParts.Names,
    isEntry: Bool = false
  ) -> KnownParts? {
    var kept = KnownParts(names: known)
    switch field {
    case .parts(let parts):
      for part in parts {
        if let place = known.texts.firstIndex(of: part.name) {
          kept[place] = part
        }
      }
    case .list, .wrong:
      return nil
    case .value(let value):
      guard value.kind == .object else {
        report(
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
    guard let place = kept.names.place(of: key) else {
      if let name = key.string {
        unknown.note(name, at: key, in: owner, among: kept.names.texts)
      }
      return
    }
    let name = kept.names.texts[place]
    if let first = kept[place] {
      report(
        .duplicateKey(name, at: key.location, first: first.location))
    } else {
      kept[place] = FieldValue.Part(name: name, value: value, key: key)
    }
  }

  /// A part that must be there, else an error at the field.
  private mutating func required(
    _ place: Int, of name: String, _ parts: KnownParts,
    _ field: FieldValue
  ) -> FieldValue.Part? {
    if let part = parts[place] { return part }
    // A mapping may find nothing of an optional field: then it is absent.
    if let value = field.value {
      report(
        .missingPart(
          parts.names.texts[place], of: name, at: value.location))
    }
    return nil
  }

  private mutating func address(
    _ name: String, _ part: FieldValue.Part?
  ) -> String? {
    guard let value = part?.value else { return nil }
    guard let text = value.string else {
      report(.wrongType(name, value, expected: "a string"))
      return nil
    }
    let problem =
      isOfReply
      ? Address.problem(inAbsolute: text) : Address.problem(in: text)
    if let problem {
      report(
        .invalidAddress(
          text, problem, of: name, mustBeAbsolute: isOfReply,
          at: value.location))
      return nil
    }
    return text
  }

  private mutating func pixels(_ name: String, _ part: FieldValue.Part?) -> Int?
  {
    guard let value = part?.value else { return nil }
    guard value.kind == .number else {
      report(.wrongType(name, value, expected: "a whole number"))
      return nil
    }
    guard let pixels = value.int64, 1...100_000 ~= pixels else {
      report(.invalidPixels(name, at: value.location))
      return nil
    }
    return Int(pixels)
  }
}
