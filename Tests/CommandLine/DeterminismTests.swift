import TestSupport
import Testing

/// The same project gives the same bytes, wherever and however it is built.
@Suite struct DeterminismTests {
  private static let project = Project.files.merging([
    "site.yaml": """
    title: Cup
    locales: [en, es, ar, ja]
    timeZone: America/New_York
    themes: [base, broadcast]
    catalog: catalog.json
    widgets:
      - {id: titles, dataSource: {orderType: aToZ}}
      - id: chance
        dataSource: {orderType: random, seed: 7}
        videosFilterParams: {contentTypes: [Video, Stream]}
      - {id: matches, dataSource: {labels: cup, advancedOrderType: liveFirst},
         videosFilterParams: {contentTypes: [Stream]}}
    """
  ]) { $1 }

  private struct Circumstances: CustomTestStringConvertible {
    var testDescription: String
    var environment: [String: String] = [:]
    var words: [String] = []
    var subfolder = ""
    var output = "site"
  }

  private static func build(_ circumstances: Circumstances) throws -> FileTree {
    let folder = try TemporaryFolder()
    try folder.write(
      project.reduce(into: [:]) {
        $0[circumstances.subfolder + $1.key] = $1.value
      })
    let here = folder.path(circumstances.subfolder)
    let result = try Executable(environment: circumstances.environment)
      .run(["build", "--quiet"] + circumstances.words, in: here)
    #expect(result.status == 0)
    // The titles are in two languages of the four.
    #expect(result.error.hasSuffix("\n1 notice\n"))
    return try FileTree(here + "/" + circumstances.output)
  }

  @Test func nothingAroundAProjectChangesItsPages() throws {
    let usual = try Self.build(Circumstances(testDescription: "usual"))
    #expect(usual.names.count > 100)
    let others = [
      Circumstances(
        testDescription: "time zone",
        environment: ["TZ": "Pacific/Chatham"]),
      Circumstances(
        testDescription: "language",
        environment: ["LANG": "ar_EG.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
      Circumstances(
        testDescription: "no environment but the path",
        environment: ["LANG": "", "TZ": ""]),
      Circumstances(
        testDescription: "folder", subfolder: "Ein Ordner/für #1 & <2>/"),
      Circumstances(
        testDescription: "output", words: ["--output", "../public/a b"],
        subfolder: "project/", output: "../public/a b"),
      Circumstances(testDescription: "one job", words: ["--jobs", "1"]),
      Circumstances(testDescription: "eight jobs", words: ["--jobs=8"]),
    ]
    for other in others {
      let tree = try Self.build(other)
      #expect(
        tree.differences(from: usual) == [], "\(other.testDescription)")
    }
  }
}
