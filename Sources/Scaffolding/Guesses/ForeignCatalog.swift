import Catalog
import Diagnostics
import Documents

/// A catalog of a form that is not known yet.
struct ForeignCatalog {
  /// The text, taken apart.
  let input: CatalogInput
  /// The steps to the list of items; empty for the whole file.
  let list: [String]
  /// How many items there are.
  let count: Int
  /// What the first items have.
  let fields: [SourceField]

  /// How many items are looked at.
  private static let looked = 400
  private static let maximumDepth = 6
  private static let maximumFields = 600

  /// Whether its places are names of columns.
  var isTable: Bool { if case .csv = input { true } else { false } }

  /// Looks for the list of items and at what they have.
  ///
  /// - Returns: nil, with an error, for a text that is no JSON or CSV, or has
  ///   no list of objects.
  init?(
    _ bytes: [UInt8], file: String, isTable: Bool,
    into diagnostics: inout [Diagnostic]
  ) {
    let root: JSONValue
    if isTable {
      guard
        let table = CSVDocument.parse(bytes, file: file, into: &diagnostics)
      else { return nil }
      input = .csv(table)
      root = table.rows.root
    } else {
      guard
        let document = JSONDocument.parse(bytes, file: file, into: &diagnostics)
      else { return nil }
      input = .json(document)
      root = document.root
    }
    guard let (list, items) = Self.longestList(in: root) else {
      diagnostics.append(.noList(file))
      return nil
    }
    self.list = list
    count = items.count
    var collector = Collector()
    for (place, item) in items.elements.prefix(Self.looked).enumerated() {
      collector.add(item, steps: [], item: place)
    }
    fields = collector.fields
  }

  /// How many items were looked at.
  var lookedAt: Int { min(count, Self.looked) }

  // MARK: The list

  /// The list with the most objects, not within items; of two alike the first.
  private static func longestList(in root: JSONValue) -> ([String], JSONValue)?
  {
    var best: ([String], JSONValue)?
    var waiting: [([String], JSONValue)] = [([], root)]
    var place = 0
    while place < waiting.count, place < 2000 {
      let (steps, value) = waiting[place]
      place += 1
      if value.kind == .array {
        let isList = value.elements.prefix(20).contains { $0.kind == .object }
        if isList, value.count > best?.1.count ?? 0 { best = (steps, value) }
      } else if value.kind == .object, steps.count < maximumDepth {
        for (key, member) in value.members.prefix(200) {
          if let name = key.string { waiting.append((steps + [name], member)) }
        }
      }
    }
    return best
  }

  // MARK: Fields

  private struct Collector {
    var fields: [SourceField] = []
    private var places: [[String]: Int] = [:]

    mutating func add(_ value: JSONValue, steps: [String], item: Int) {
      if !steps.isEmpty { note(value, steps, item) }
      guard steps.count < maximumDepth else { return }
      if value.kind == .object {
        for (key, member) in value.members.prefix(200) where !member.isNull {
          guard let name = key.string else { continue }
          add(member, steps: steps + [name], item: item)
        }
      } else if value.kind == .array,
        let first = value.elements.first(where: { _ in true }),
        first.kind == .object
      {
        add(first, steps: steps + ["0"], item: item)
      }
    }

    private mutating func note(
      _ value: JSONValue, _ steps: [String], _ item: Int
    ) {
      if let text = value.string, text.allSatisfy(\.isWhitespace) { return }
      if places[steps] == nil {
        guard fields.count < maximumFields else { return }
        places[steps] = fields.count
        fields.append(SourceField(steps: steps))
      }
      guard let place = places[steps] else { return }
      fields[place].values.append(value)
      fields[place].items.append(item)
    }
  }
}
