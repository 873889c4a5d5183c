import Catalog
import Configuration
import Diagnostics
import Documents
import Testing

@testable import Schemas

/// Readers list what they know when they meet a key that they do not.
@Suite("A schema has the keys that the reader takes, and no others")
struct ReaderTests {
  /// Where a closed object stands in a schema, and a file with a key in it
  /// that nothing is near.
  static let sites: [(path: String, text: String)] = [
    ("", "xqzwxqzw: 1"),
    ("properties.catalog.anyOf.1", "catalog: {xqzwxqzw: 1}"),
    ("definitions.widget", "widgets: [{xqzwxqzw: 1}]"),
    ("definitions.dataSource", "widgets: [{dataSource: {xqzwxqzw: 1}}]"),
    (
      "definitions.videosFilterParams",
      "widgets: [{videosFilterParams: {xqzwxqzw: 1}}]"
    ),
    ("properties.players", "players: {xqzwxqzw: 1}"),
    ("definitions.player", "players: {items: [{xqzwxqzw: 1}]}"),
    ("properties.poller", "poller: {xqzwxqzw: 1}"),
  ]

  @Test("of site.yaml", arguments: sites)
  func site(path: String, text: String) throws {
    var diagnostics: [Diagnostic] = []
    let root = try #require(
      YAML.parse(Array(text.utf8), file: "site.yaml", into: &diagnostics))
    _ = SiteConfiguration.read(root, into: &diagnostics)
    try Self.compare(diagnostics, FileSchema.site, path)
  }

  @Test(
    "of theme.yaml",
    arguments: [
      ("", "xqzwxqzw: 1"),
      ("definitions.fontFamily", "fonts: {A: {xqzwxqzw: 1}}"),
    ])
  func theme(path: String, text: String) throws {
    var diagnostics: [Diagnostic] = []
    let root = try #require(
      YAML.parse(Array(text.utf8), file: "theme.yaml", into: &diagnostics))
    _ = ThemeConfiguration.read(root, folderName: "a", into: &diagnostics)
    try Self.compare(diagnostics, FileSchema.theme, path)
  }

  @Test(
    "of a scenario",
    arguments: [
      ("", "xqzwxqzw: 1"),
      ("definitions.stream", "streams: [{xqzwxqzw: 1}]"),
      ("definitions.change", "streams: [{changes: [{xqzwxqzw: 1}]}]"),
      ("definitions.media", "streams: [{media: {xqzwxqzw: 1}}]"),
      (
        "properties.faults.items.anyOf.0",
        "faults: [{kind: status, xqzwxqzw: 1}]"
      ),
      (
        "properties.faults.items.anyOf.1",
        "faults: [{kind: slow, xqzwxqzw: 1}]"
      ),
      (
        "properties.faults.items.anyOf.2",
        "faults: [{kind: cut, xqzwxqzw: 1}]"
      ),
      (
        "properties.faults.items.anyOf.3",
        "faults: [{kind: clock, xqzwxqzw: 1}]"
      ),
      (
        "properties.faults.items.anyOf.4",
        "faults: [{kind: hang, xqzwxqzw: 1}]"
      ),
    ])
  func scenario(path: String, text: String) throws {
    var diagnostics: [Diagnostic] = []
    _ = Scenario.read(
      Array(text.utf8), file: "scenario.yaml", into: &diagnostics)
    try Self.compare(diagnostics, FileSchema.scenario, path)
  }

  @Test(
    "of maps",
    arguments: [
      (ItemMap.Purpose.items, "definitions.itemMap"),
      (.streamUpdates, "definitions.updateMap"),
    ])
  func map(purpose: ItemMap.Purpose, path: String) throws {
    var diagnostics: [Diagnostic] = []
    let root = try #require(
      YAML.parse(
        Array("xqzwxqzw: 1".utf8), file: "site.yaml", into: &diagnostics))
    ItemMap.check(root, for: purpose, into: &diagnostics)
    try Self.compare(diagnostics, FileSchema.site, path)
  }

  @Test("of the items of a catalog")
  func items() throws {
    let item = try #require(FileSchema.catalog.json["definitions"]?["item"])
    #expect(Self.names(item["properties"]) == ItemKeys.all)
    for key in ["thumbnail", "playback", "cta"] {
      let shape = try Self.at(
        "properties.\(key).anyOf.0.properties", in: item)
      #expect(Self.names(shape) == ItemKeys.parts(of: key))
    }
  }

  private static func compare(
    _ diagnostics: [Diagnostic], _ schema: FileSchema, _ path: String
  ) throws {
    let help = try #require(
      diagnostics.first { $0.id == "unknown-key" }?.help)
    let known = help.split(separator: "“").dropFirst().compactMap {
      $0.split(separator: "”").first.map(String.init)
    }
    let shape = try at(path, in: schema.json)
    #expect(shape["additionalProperties"] == .bool(false))
    let names = names(shape["properties"]).filter { $0 != "$schema" }
    #expect(names.sorted() == known.sorted(), "\(path)")
  }

  static func names(_ properties: JSON?) -> [String] {
    guard case .object(let members) = properties else { return [] }
    return members.map(\.key)
  }

  /// What stands at a path of keys and places.
  static func at(_ path: String, in json: JSON) throws -> JSON {
    try path.split(separator: ".").reduce(json) { json, step in
      if let place = Int(step), case .list(let values) = json {
        return values[place]
      }
      return try #require(json[String(step)], "\(path): \(step)")
    }
  }
}
