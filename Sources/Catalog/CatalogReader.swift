import Diagnostics
import Documents
import Localization

/// Reads one item after another and keeps what they have in common.
struct CatalogReader {
  let map: ItemMap?
  /// Whether a reply of an upstream is read, which has no file beside it that
  /// an address could be relative to.
  let isOfReply: Bool
  /// What the items have of what the map names.
  var use: MapUse
  /// Where the map says how the value is read that is being read.
  var mapLocation: SourceLocation?
  var unknown = UnknownKeys()
  private var problems = ReaderProblems()
  private var items: [Item] = []
  private var places: [String: Int] = [:]
  private var withoutID = MissingKey()
  private var withoutTitle = MissingKey()
  /// The names of locales met so far. A catalog has few and names them in
  /// every item, so a short list is searched faster than hashed.
  private var locales: [(name: String, locale: LocaleID?)] = []

  /// How many items lack a key, and the first of them.
  private struct MissingKey {
    var count = 0
    var first: SourceLocation?

    mutating func add(_ location: @autoclosure () -> SourceLocation) {
      if first == nil { first = location() }
      count += 1
    }
  }

  init(map: ItemMap?, isOfReply: Bool = false) {
    self.map = map
    self.isOfReply = isOfReply
    use = MapUse(map)
  }

  /// What was read; problems come in the order of the file, what all items
  /// have in common last.
  mutating func finish(
    into diagnostics: inout [Diagnostic]
  ) -> (items: [Item], places: [String: Int]) {
    problems.finish(into: &diagnostics)
    reportMissing(.id, withoutID, into: &diagnostics)
    reportMissing(.title, withoutTitle, into: &diagnostics)
    diagnostics += use.untranslated.map { .untranslated($0) }
    unknown.report(into: &diagnostics)
    return (items, places)
  }

  /// Under a map all items that lack a key lack it for one reason.
  private func reportMissing(
    _ key: ItemKey, _ missing: MissingKey, into diagnostics: inout [Diagnostic]
  ) {
    guard let map, let first = missing.first else { return }
    guard map.replaces(key) else {
      diagnostics.append(
        .missingUnmapped(
          key.name, count: missing.count, first: first, in: map))
      return
    }
    guard
      let source = map.fields.first(where: { $0.key == key })?.field
        .sources.first
    else { return }
    diagnostics.append(
      .missingMapped(
        key.name, count: missing.count, first: first, from: source))
  }

  /// Keeps a problem, up to a bound: a catalog of millions of items may be
  /// wrong in every one.
  mutating func report(_ problem: Diagnostic) {
    problems.add(problem, readBy: mapLocation)
  }

  /// How many problems there have been so far.
  var problemCount: Int { problems.count }

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
      report(
        .wrongType("an entry of “items”", value, expected: "an object"))
      return
    }
    var draft = ItemDraft(value)
    var seen: UInt32 = 0
    for (key, value) in value.members {
      guard let known = ItemKey(of: key) else {
        if map == nil, let name = key.string {
          unknown.note(name, at: key, among: ItemKey.names)
        }
        continue
      }
      let bit: UInt32 = 1 << UInt32(known.rawValue)
      if seen & bit != 0 {
        reportDuplicate(known, key, in: draft.source)
        continue
      }
      seen |= bit
      if value.isNull || map?.replaces(known) == true { continue }
      use.own[known.rawValue].add(value)
      read(known, .value(value), into: &draft)
    }
    if let map { readMapped(map, of: value, into: &draft) }
    keep(&draft)
  }

  /// Adds an item that has what every item needs and whose id is new.
  private mutating func keep(_ draft: inout ItemDraft) {
    if !draft.hasID {
      if map != nil {
        withoutID.add(draft.item.location)
      } else {
        report(.missingID(at: draft.item.location))
      }
    }
    if !draft.hasTitle {
      if map != nil {
        withoutTitle.add(draft.item.location)
      } else {
        report(.missingTitle(of: draft.id, at: draft.item.location))
      }
    }
    draft.item.stream = stream(draft)
    guard let id = draft.id, let title = draft.title else { return }
    if let earlier = places[id] {
      report(
        .duplicateItem(
          id, at: draft.idLocation, first: items[earlier].location))
      return
    }
    draft.item.id = id
    draft.item.title = title
    draft.item.fingerprint = fingerprint(of: draft.source)
    places[id] = items.count
    items.append(draft.item)
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

  private mutating func reportDuplicate(
    _ known: ItemKey, _ key: JSONValue, in item: JSONValue
  ) {
    let first = item.members.first { $0.key.isString(known.name) }
    report(
      .duplicateKey(
        known.name, at: key.location,
        first: (first?.key ?? key).location))
  }
}
