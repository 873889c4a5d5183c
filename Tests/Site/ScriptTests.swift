import Testing

/// How the scripts of pages are published.
@Suite struct ScriptTests {
  private static let files = [
    "site.yaml": SmallSite.configuration("widgets: [{id: w}]"),
    "catalog.json": SmallSite.catalog(SmallSite.video("a", "A")),
  ]

  private static func scripts(
    _ more: [String: String] = [:]
  ) async throws -> [String] {
    let tree = try await TestSite(files.merging(more) { $1 }).build().tree
    return tree.names.filter {
      $0.hasPrefix("assets/script.") && $0.hasSuffix(".js")
    }.map { tree.text($0) ?? "" }
  }

  @Test func theBundledOnesAreOneFileWithoutCommentsAndIndentation()
    async throws
  {
    let scripts = try await Self.scripts()
    #expect(scripts.count == 1)
    let text = scripts.first ?? ""
    // Of the first and of the last file by name.
    #expect(text.contains("script[data-queue]"))
    #expect(text.contains("time[data-start-time]"))
    for line in text.split(separator: "\n") {
      #expect(!line.hasPrefix("//") && !line.hasPrefix(" "), "\(line)")
    }
  }

  @Test func aScriptOfTheSitesOwnIsAFileOfItsOwn() async throws {
    let own = "// Ours.\n  count(\n  1)\n"
    let scripts = try await Self.scripts(["Templates/scripts/count.js": own])
    #expect(scripts.count == 2)
    #expect(scripts.contains(own))
  }

  @Test func oneOfABundledNameTakesItsPlaceAsItIs() async throws {
    let own = "// Ours.\n  quiet = `\n  1`\n"
    let scripts = try await Self.scripts(["Templates/scripts/served.js": own])
    #expect(scripts.count == 1)
    #expect(scripts.first?.contains("\n" + own) == true)
    #expect(scripts.first?.contains("data-needs-server") == false)
  }
}
