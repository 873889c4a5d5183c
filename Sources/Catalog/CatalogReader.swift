import Diagnostics
import Documents
import Localization

/// Reads one item after another and keeps what they have in common.
struct CatalogReader {
  let map: ItemMap?
  var diagnostics: [Diagnostic] = []
  var unknown = UnknownKeys()
  private var items: [Item] = []
  private var places: [String: Int] = [:]
  /// The names of locales met so far. A catalog has few and names them in
  /// every item, so a short list is searched faster than hashed.
  private var locales: [(name: String, locale: LocaleID?)] = []

  init(map: ItemMap?) { self.map = map }

  /// What was read; problems come in the order of the file, notices of
  /// unknown keys last.
  func finish(
    into diagnostics: inout [Diagnostic]
  ) -> (items: [Item], places: [String: Int]) {
    diagnostics += self.diagnostics
    unknown.report(into: &diagnostics)
    return (items, places)
  }

  /// The locale of this name, if it is one.
  mutating func locale(_ name: String) -> LocaleID? {
    if let known = locales.first(where: { $0.name == name }) {
      return known.locale
    }
    let locale = LocaleID(name)
    if locales.count < 50 { locales.append((name, locale)) }
    return locale
  }

  /// Reads an element of the list.
  mutating func add(_ value: JSONValue) {
    guard value.kind == .object else {
      diagnostics.append(
        .wrongType("an entry of “items”", value, expected: "an object"))
      return
    }
    let fields = fields(of: value)
    let id = id(fields[.id], of: value)
    let title = title(fields[.title], of: id, value)
    var item = Item(
      id: id ?? "", title: title ?? LocalizedText(""),
      location: value.location)
    readTexts(fields, into: &item)
    readStream(fields, of: id, into: &item)
    readMedia(fields, into: &item)
    guard let id, title != nil else { return }
    if let earlier = places[id] {
      diagnostics.append(
        .duplicateItem(
          id, at: fields[.id]?.value?.location ?? item.location,
          first: items[earlier].location))
      return
    }
    item.fingerprint = fingerprint(of: value)
    places[id] = items.count
    items.append(item)
  }

  /// The bytes of an item, together with how they are read, decide what it
  /// is.
  private func fingerprint(of value: JSONValue) -> Fingerprint {
    var fingerprint = value.withSourceBytes {
      Fingerprint(of: UnsafeRawBufferPointer($0))
    }
    if let map { fingerprint.combine(map.fingerprint) }
    return fingerprint
  }

  // MARK: Fields

  private mutating func fields(of item: JSONValue) -> ItemFields {
    var fields = ItemFields()
    var seen: UInt32 = 0
    for (key, value) in item.members {
      guard let known = ItemKey(of: key) else {
        if map == nil, let name = key.string {
          unknown.note(name, at: key, among: ItemKey.names)
        }
        continue
      }
      let bit: UInt32 = 1 << UInt32(known.rawValue)
      if seen & bit != 0 {
        reportDuplicate(known, key, in: item)
        continue
      }
      seen |= bit
      if value.isNull || map?.replaces(known) == true { continue }
      fields[known] = .value(value)
    }
    map?.fill(&fields, from: item)
    return fields
  }

  private mutating func reportDuplicate(
    _ known: ItemKey, _ key: JSONValue, in item: JSONValue
  ) {
    let first = item.members.first { $0.key.isString(known.name) }
    diagnostics.append(
      .duplicateKey(
        known.name, at: key.location,
        first: (first?.key ?? key).location))
  }

  // MARK: Essentials

  private mutating func id(_ field: FieldValue?, of item: JSONValue) -> String?
  {
    guard let value = field?.value else {
      diagnostics.append(.missingID(at: item.location))
      return nil
    }
    // Other systems count their items; where a mapping reads them, that is
    // not for a person to change.
    let number = map != nil && value.int64 != nil ? value.numberText : nil
    guard let id = value.string ?? number else {
      diagnostics.append(.wrongType("id", value, expected: "a string"))
      return nil
    }
    if let problem = Identifier.problem(in: id) {
      diagnostics.append(.invalidID(id, problem, at: value.location))
      return nil
    }
    return id
  }

  private mutating func title(
    _ field: FieldValue?, of id: String?, _ item: JSONValue
  ) -> LocalizedText? {
    guard let field else {
      diagnostics.append(.missingTitle(of: id, at: item.location))
      return nil
    }
    return text(.title, field, maximumLength: 65_536)
  }
}
