import Diagnostics
import Documents

/// The fields that the items of a catalog have, by their pointers.
///
/// Bounded in depth and number, since catalogs may use ids as keys.
struct FieldTree {
  /// A field with what stands inside it.
  struct Field {
    let pointer: JSONPointer
    /// Where its name stands first.
    let first: JSONValue
    /// How many items have it, and not as null.
    var items = 0
    /// Its first value that is not null.
    var sample: JSONValue?
    /// The fields inside, in order of appearance.
    var members: [Int] = []
    fileprivate var byName: [String: Int] = [:]
  }
  private static let maximumFields = 2000
  private static let maximumDepth = 16
  private static let maximumEntries = 4

  private(set) var fields: [Field] = []
  /// The fields of the items themselves, in order of appearance.
  private(set) var top: [Int] = []
  private var topByName: [String: Int] = [:]
  private let entersLists: Bool

  /// - Parameter entersLists: Whether the first entries of lists are fields.
  init(entersLists: Bool) { self.entersLists = entersLists }

  /// Adds the fields of an item.
  mutating func add(_ item: JSONValue) { add(item, in: nil, depth: 0) }

  private mutating func add(_ value: JSONValue, in parent: Int?, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    switch value.kind {
    case .object:
      var place = 0
      for (key, member) in value.members {
        let field = field(key, in: parent, guess: place)
        place += 1
        if let field { note(member, in: field, depth) }
      }
    case .array where entersLists:
      for (place, entry) in value.elements.prefix(Self.maximumEntries)
        .enumerated()
      {
        if let field = field("\(place)", entry, in: parent) {
          note(entry, in: field, depth)
        }
      }
    default:
      break
    }
  }

  private mutating func note(_ value: JSONValue, in field: Int, _ depth: Int) {
    guard !value.isNull else { return }
    fields[field].items += 1
    if fields[field].sample == nil { fields[field].sample = value }
    add(value, in: field, depth: depth + 1)
  }

  /// The field of a key. Items name their fields in the same order as a rule,
  /// so the one at the same place is looked at first.
  private mutating func field(
    _ key: JSONValue, in parent: Int?, guess: Int
  ) -> Int? {
    let siblings = parent.map { fields[$0].members } ?? top
    if siblings.indices.contains(guess) {
      let field = siblings[guess]
      if let name = fields[field].pointer.steps.last, key.isString(name) {
        return field
      }
    }
    return key.string.flatMap { field($0, key, in: parent) }
  }

  private mutating func field(
    _ name: String, _ first: JSONValue, in parent: Int?
  ) -> Int? {
    let known = parent.map { fields[$0].byName[name] } ?? topByName[name]
    if let known { return known }
    guard fields.count < Self.maximumFields else { return nil }
    let steps = (parent.map { fields[$0].pointer.steps } ?? []) + [name]
    let field = fields.count
    fields.append(Field(pointer: JSONPointer(steps: steps), first: first))
    if let parent {
      fields[parent].members.append(field)
      fields[parent].byName[name] = field
    } else {
      top.append(field)
      topByName[name] = field
    }
    return field
  }

  /// The pointer that was most likely meant: the nearest, or else one that
  /// ends alike.
  func nearest(to pointer: JSONPointer) -> String? {
    let known = fields.lazy.map(\.pointer.text)
    if let near = Suggestion.nearest(to: pointer.text, among: known) {
      return near
    }
    guard let last = nearestStep(to: pointer) else { return nil }
    return fields.first { $0.pointer.steps.last == last }?.pointer.text
  }

  /// The pointer of one step, inside of an entry of a list, that was most
  /// likely meant.
  func nearestName(to pointer: JSONPointer) -> String? {
    nearestStep(to: pointer).map { JSONPointer(steps: [$0]).text }
  }

  private func nearestStep(to pointer: JSONPointer) -> String? {
    pointer.steps.last.flatMap {
      Suggestion.nearest(
        to: $0, among: fields.lazy.compactMap(\.pointer.steps.last))
    }
  }

  /// The outermost fields of which nothing is read.
  func unused(_ used: [JSONPointer]) -> [Field] {
    var result: [Field] = []
    collect(top, used.map { $0.steps[...] }, into: &result)
    return result
  }

  private func collect(
    _ places: [Int], _ used: [ArraySlice<String>], into result: inout [Field]
  ) {
    for place in places {
      let field = fields[place]
      guard let name = field.pointer.steps.last else { continue }
      let inside = used.filter { $0.first == name }.map { $0.dropFirst() }
      if inside.isEmpty {
        result.append(field)
      } else if !inside.contains(where: \.isEmpty) {
        collect(field.members, inside, into: &result)
      }
    }
  }
}
