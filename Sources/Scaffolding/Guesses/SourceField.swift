import Documents

/// A field of the items of a foreign catalog, with samples of its values.
struct SourceField {
  /// The names on the way to it.
  let steps: [String]
  /// Its values in the first items, null and blank ones left out.
  var values: [JSONValue] = []
  /// The places, among the items looked at, of those that have it.
  var items: [Int] = []

  /// The last name on the way.
  var name: String { steps.last ?? "" }

  /// The strings among the values, numbers as they are written.
  var texts: [String] {
    values.compactMap { $0.string ?? $0.numberText }
  }

  /// Whether every value is a string or number.
  var isScalar: Bool {
    !values.isEmpty
      && values.allSatisfy { $0.kind == .string || $0.kind == .number }
  }

  /// Whether every value is a string.
  var isText: Bool {
    !values.isEmpty && values.allSatisfy { $0.kind == .string }
  }

  /// The locales of a map from locale to text; none when it is no such map.
  var locales: [String] {
    guard let first = values.first, first.kind == .object else { return [] }
    var names: [String] = []
    for value in values {
      guard value.kind == .object, value.count > 0 else { return [] }
      for (key, member) in value.members {
        guard let name = key.string, LocaleNames.locale(name) != nil,
          member.kind == .string || member.isNull
        else { return [] }
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }
}
