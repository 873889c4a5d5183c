import Diagnostics
import Documents

/// The wording of what can be wrong with a catalog and its items.
extension Diagnostic {
  static func noItems(in root: JSONValue) -> Self {
    .error(
      "no-items", at: root.location, "the catalog has no “items”",
      help: root.kind == .array
        ? "put the list into an object, {\"items\": […]}, or write "
          + "catalog: {file: …, items: \"\"} in site.yaml"
        : "write {\"items\": […]}, or say where the list is by "
          + "catalog: {file: …, items: /path/to/list} in site.yaml")
  }

  static func noItems(
    at pointer: Located<String>, in document: JSONDocument
  ) -> Self {
    var tree = FieldTree(entersLists: false)
    tree.add(document.root)
    let lists = tree.fields.filter { $0.sample?.kind == .array }
      .map(\.pointer.text)
    let near =
      Suggestion.nearest(to: pointer.value, among: lists)
      ?? (lists.count == 1 ? lists.first : nil)
    return .error(
      "no-items", at: pointer.location,
      "the catalog has nothing at \(quote(pointer.value))",
      help: near.map { "did you mean \(quote($0))?" }
        ?? "name the place of the list of items, such as /result/items",
      notes: [
        Note("the catalog", at: SourceLocation(file: document.file))
      ])
  }

  static func itemsOfTable(at location: SourceLocation) -> Self {
    .warning(
      "items-without-effect", at: location,
      "“items” has no effect, since every row of a table is an item",
      help: "remove it")
  }

  static func columnIsEmpty(_ place: MapPlace) -> Self {
    .warning(
      "map-finds-nothing", at: place.location,
      "the column \(quote(place.text)) is empty in every row",
      help: "fill it in, or remove it from the map")
  }

  static func tooManyItems(_ count: Int, at location: SourceLocation) -> Self {
    .error(
      "too-many", at: location, "the catalog has \(count) items",
      help: "at most \(CatalogSnapshot.maximumItems) are read")
  }

  static func missingID(at location: SourceLocation) -> Self {
    .error(
      "missing-key", at: location, "an item has no “id”", help: "add “id”")
  }

  private static func item(_ id: String?) -> String {
    id.map { "item \(quote($0))" } ?? "an item"
  }

  static func missingTitle(
    of id: String?, at location: SourceLocation
  ) -> Self {
    .error(
      "missing-key", at: location, "\(item(id)) has no “title”",
      help: "add “title”")
  }

  static func missingStartTime(
    of id: String?, at location: SourceLocation
  ) -> Self {
    .error(
      "missing-start-time", at: location,
      "\(item(id)) has a stream state but no “startTime”",
      help: "add “startTime”, or remove “streamState” if it is no stream")
  }

  static func missingPart(
    _ key: String, of name: String, at location: SourceLocation
  ) -> Self {
    .error(
      "missing-key", at: location, "“\(name)” has no “\(key)”",
      help: "add “\(key)”")
  }

  static func invalidID(
    _ id: String, _ problem: Identifier.Problem, at location: SourceLocation
  ) -> Self {
    .error(
      "invalid-id", at: location,
      "\(quote(id)) cannot be an id: \(problem.text)",
      help: "write 1 to 200 bytes without “/”, such as match-12")
  }

  static func duplicateItem(
    _ id: String, at location: SourceLocation, first: SourceLocation
  ) -> Self {
    .error(
      "duplicate-id", at: location, "two items have the id \(quote(id))",
      help: "give each item an id of its own; this one is left out",
      notes: [Note("the first is here", at: first)])
  }

  static func emptyItemTitle(at location: SourceLocation) -> Self {
    .error(
      "empty-title", at: location, "a title is empty",
      help: "write what the video shows")
  }

  static func emptyLabel(at location: SourceLocation) -> Self {
    .error(
      "empty-label", at: location, "a label is empty", help: "remove it")
  }

  static func tooLong(
    _ name: String, _ maximum: Int, at location: SourceLocation
  ) -> Self {
    .error(
      "too-long", at: location,
      "“\(name)” is longer than \(maximum) bytes", help: "shorten it")
  }

  static func tooMany(
    _ what: String, _ maximum: Int, at location: SourceLocation
  ) -> Self {
    .error(
      "too-many", at: location, "an item has more than \(maximum) \(what)",
      help: "those from here on are left out")
  }

  static func unknownItemKey(
    _ name: String, count: Int, at location: SourceLocation, nearest: String?
  ) -> Self {
    .notice(
      "unknown-item-key", at: location,
      "\(count == 1 ? "1 item has" : "\(count) items have") \(quote(name)), "
        + "which is not used",
      help: nearest.map { "did you mean “\($0)”?" })
  }

  static func furtherProblems(_ count: Int, after last: Diagnostic) -> Self {
    .error(
      "too-many-problems", at: last.location,
      "the catalog has \(count) more problems after this one",
      help: "repair those that are shown first")
  }

  static func furtherUnknownKeys(at location: SourceLocation) -> Self {
    .notice(
      "unknown-item-key", at: location,
      "items have further keys, which are not used")
  }
}
