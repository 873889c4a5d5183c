import TestSupport
import Testing

/// Catalogs of other formats become sites with no edit by hand.
@Suite struct WorkedCatalogTests {
  private let greenroom = Executable()

  @Test(arguments: [
    (
      "world-cup/data/matches.json", "videos",
      [
        "2026-06-11T19:00:00Z-Mexico-South Africa",
        "2026-06-12T02:00:00Z-South Korea-Czech Republic",
        "2026-06-12T19:00:00Z-Canada-Bosnia & Herzegovina",
      ], 47
    ),
    (
      "cms-export/export.json", "live-and-next", ["4100", "4101", "4105"], 223
    ),
    (
      "spreadsheet/programm.csv", "live-and-next", ["K-01", "K-02", "K-03"], 141
    ),
  ])
  func aWorkedCatalogBecomesASite(
    catalog: String, widget: String, first: [String], pages: Int
  ) throws {
    let folder = try TemporaryFolder()
    let examples = #filePath.split(separator: "/").dropLast(3)
      .joined(separator: "/")
    let started = try greenroom.run(
      [
        "init", "--catalog", "/\(examples)/Examples/\(catalog)", "--title",
        "ACME", "--brand", "#0a7", "--quiet",
      ], in: folder.path)
    #expect(started == Executable.Result(status: 0, output: "", error: ""))
    let selected = try greenroom.run(["select", widget], in: folder.path)
    #expect(selected.status == 0)
    #expect(selected.output.hasPrefix(first.joined(separator: "\n")))
    let built = try greenroom.run(["build"], in: folder.path)
    #expect(built.status == 0)
    // Of the pictures only the addresses were given.
    let problems = built.error.split(separator: "\n").filter {
      $0.contains("error:") || $0.contains("warning:")
    }
    #expect(problems.allSatisfy { $0.hasSuffix("[missing-asset]") })
    #expect("\n\(built.error)".contains("\n\(pages) pages rendered, "))
  }
}
