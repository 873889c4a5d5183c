import Catalog
import Documents
import Localization

/// Guesses which fields of a foreign catalog are which of our keys, by their
/// names and values.
struct Guesser {
  let catalog: ForeignCatalog
  /// The locale of texts that say none.
  let locale: LocaleID?
  /// Whether a file stands at a path from the folder of the catalog.
  let exists: (String) -> Bool
  /// The zone of times that say none.
  static let zone = "UTC"

  /// Every guess, in the order of our keys.
  func guesses() -> [Guess] {
    let title = title()
    let start = time("startTime", FieldNames.startTime)
    return [
      id(title: title, start: start), title?.guess,
      text("subtitle", FieldNames.subtitle, except: title?.fields ?? []),
      text("description", FieldNames.description, except: title?.fields ?? []),
      labels(), thumbnail(), duration(),
      time("createdAt", FieldNames.createdAt)?.guess,
      time("updatedAt", FieldNames.updatedAt)?.guess,
      start == nil ? nil : state(), start?.guess, revision(), playback(),
      isRead(),
    ].compactMap { $0 }
  }

  // MARK: Fields

  /// The field whose name fits best of those that can be meant.
  func best(
    _ names: [String], where canBe: (SourceField) -> Bool
  ) -> (field: SourceField, score: Double)? {
    var best: (field: SourceField, score: Double)?
    for field in catalog.fields {
      let score = FieldNames.score(field.steps, among: names)
      if score > best?.score ?? 0, canBe(field) { best = (field, score) }
    }
    return best
  }

  /// The place of a field as a map names it.
  func place(_ steps: [String]) -> String {
    YAMLText.string(
      catalog.isTable ? steps[0] : JSONPointer(steps: steps).text)
  }

  func place(_ field: SourceField) -> String { place(field.steps) }

  func sample(_ field: SourceField) -> String {
    field.values.first.map { sample($0, depth: 0) } ?? ""
  }

  /// A text, or the first that stands inside.
  private func sample(_ value: JSONValue, depth: Int) -> String {
    let inner: [JSONValue]
    switch value.kind {
    case .object: inner = value.members.prefix(1).map(\.value)
    case .array: inner = Array(value.elements.prefix(1))
    default: inner = []
    }
    if let first = inner.first, depth < 4 {
      return sample(first, depth: depth + 1)
    }
    return value.string
      ?? value.withSourceBytes {
        String(decoding: $0.prefix(80), as: UTF8.self)
      }
  }

  func guess(
    _ key: String, _ field: SourceField, _ score: Double,
    source: String? = nil, remark: String? = nil
  ) -> Guess {
    Guess(
      key: key, source: source ?? place(field),
      sureness: Guess.Sureness(score: score), sample: sample(field),
      remark: remark)
  }

  // MARK: The simple keys

  private func time(
    _ key: String, _ names: [String]
  ) -> (guess: Guess, field: SourceField)? {
    guard
      let (field, score) = best(names, where: { TimeForm($0.values) != nil }),
      let form = TimeForm(field.values)
    else { return nil }
    var source: [(String, String)] = [("from", place(field))]
    if let format = form.format {
      source.append(("format", YAMLText.quoted(format)))
    }
    if form.needsZone { source.append(("zone", Self.zone)) }
    let guess = guess(
      key, field, score,
      source: source.count == 1 ? place(field) : YAMLText.map(source),
      remark: form.needsZone
        ? "the times say no zone; \(Self.zone) is a stand-in" : nil)
    return (guess, field)
  }

  private func duration() -> Guess? {
    guard
      let (field, score) = best(
        FieldNames.duration, where: { DurationForm($0) != nil }),
      let form = DurationForm(field)
    else { return nil }
    let source = YAMLText.map([
      ("from", place(field)), ("format", form.rawValue),
    ])
    return guess(
      "duration", field, score, source: form == .seconds ? nil : source)
  }

  private func state() -> Guess? {
    let found = best(FieldNames.streamState) { field in
      let texts = field.texts
      let known = texts.filter { StateWords.state($0) != nil }
      return field.isScalar && Set(texts).count <= 24
        && known.count * 2 >= texts.count
    }
    guard let (field, score) = found else { return nil }
    var words: [String] = []
    for text in field.texts where !words.contains(text) { words.append(text) }
    let unknown = words.filter { StateWords.state($0) == nil }
    let isOurs = words.allSatisfy { StreamState(rawValue: $0) != nil }
    let values = words.map {
      (YAMLText.string($0), StateWords.state($0)?.rawValue ?? "null")
    }
    let names = unknown.prefix(3).map { "“\(YAMLText.comment($0))”" }
    return guess(
      "streamState", field, score,
      source: isOurs
        ? nil
        : YAMLText.map([
          ("from", place(field)), ("values", YAMLText.map(values)),
        ]),
      remark: unknown.isEmpty
        ? nil : "\(names.joined(separator: ", ")) taken for no stream")
  }

  private func revision() -> Guess? {
    best(FieldNames.revision) { field in
      field.values.allSatisfy { $0.int64 != nil }
    }.map { guess("revision", $0.field, $0.score) }
  }

  private func isRead() -> Guess? {
    best(FieldNames.isRead) { field in
      field.values.allSatisfy { $0.bool != nil }
    }.map { guess("isRead", $0.field, $0.score) }
  }
}

/// How the lengths of a field are written.
enum DurationForm: String {
  case seconds, milliseconds, minutes, iso8601, clock

  init?(_ field: SourceField) {
    guard field.isScalar else { return nil }
    let texts = field.texts
    let numbers = texts.compactMap { Double($0) }
    if numbers.count == texts.count {
      guard numbers.allSatisfy({ 0..<1e12 ~= $0 }) else { return nil }
      let name = FieldNames.plain(field.name)
      let middle = numbers.sorted()[numbers.count / 2]
      if name.hasSuffix("ms") || name.contains("milli") || middle >= 200_000 {
        self = .milliseconds
      } else {
        self = name.contains("min") ? .minutes : .seconds
      }
    } else if texts.allSatisfy({ $0.hasPrefix("P") }) {
      self = .iso8601
    } else if texts.allSatisfy(Self.isClock) {
      self = .clock
    } else {
      return nil
    }
  }

  private static func isClock(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return (2...3).contains(parts.count)
      && parts.allSatisfy {
        !$0.isEmpty && $0.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      }
  }
}
