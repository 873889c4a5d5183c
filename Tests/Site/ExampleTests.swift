import Diagnostics
import Site
import Testing

/// The worked examples of other formats, as they stand in the repository.
@Suite struct ExampleTests {
  static let examples: [(String, items: Int, unused: [String])] = [
    (
      "cms-export", 24,
      [
        "/sys/type", "/fields/assets/hero/file/contentType",
        "/fields/assets/hero/file/details/size", "/fields/editorNote",
      ]
    ),
    ("spreadsheet", 22, ["Bemerkung"]),
  ]

  @Test(arguments: examples)
  func hasNoProblemsAndSaysWhatIsRead(
    name: String, items: Int, unused: [String]
  ) throws {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast(3).joined(separator: "/")
    let folder = ProjectFolder(path: "\(root)/Examples/\(name)")
    var options = SiteOptions(project: folder, jobs: 1)
    options.hls = HLSScript([], licence: nil)
    let report = SiteBuild(options).check()
    #expect(report.diagnostics == [])
    let mapping = try #require(report.mapping)
    #expect(mapping.items == items)
    #expect(mapping.unused.map(\.name) == unused)
    #expect(mapping.rows.allSatisfy { $0.items + $0.missing == items })
  }
}
