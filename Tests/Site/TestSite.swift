import Diagnostics
import Localization
import Site
import TestSupport
import Testing

/// A small site as text: a project in a folder of its own.
struct TestSite {
  let folder: TemporaryFolder

  /// A site with these files of the project; without templates of its own it
  /// takes those that write the least.
  init(
    _ files: [String: String], templates: [String: String] = TinyTemplates.all
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(templates.merging(files) { $1 })
  }

  /// Where builds go.
  var output: String { folder.path("site") }

  /// What stands in the output folder.
  func tree() throws -> FileTree { try FileTree(output) }

  /// Builds it into its own folder or another.
  func build(
    into output: String? = nil, jobs: Int = 2, keepsGoing: Bool = false,
    hls: HLSScript? = nil
  ) async throws -> TestBuild {
    var options = SiteOptions(
      project: ProjectFolder(path: folder.path), jobs: jobs)
    options.output = output
    options.keepsGoing = keepsGoing
    options.hls = hls
    let report = await SiteBuild(options).run()
    return TestBuild(
      report: report, tree: try FileTree(output ?? self.output),
      project: folder.path)
  }

  /// What checking it reports.
  func check() -> [Diagnostic] {
    SiteBuild(SiteOptions(project: ProjectFolder(path: folder.path), jobs: 1))
      .check().diagnostics
  }

  /// Builds it, and fails the test at the first problem or when the counts
  /// are not these.
  @discardableResult
  func build(
    rendered: Int, written: Int, kept: Int, removed: Int,
    hls: HLSScript? = nil,
    at location: Testing.SourceLocation = #_sourceLocation
  ) async throws -> TestBuild {
    let build = try await build(hls: hls)
    #expect(build.problems == "", sourceLocation: location)
    #expect(
      build.counts == Counts(rendered, written, kept, removed),
      sourceLocation: location)
    return build
  }

  /// Fails the test when the output folder is not, byte for byte, what a
  /// build into a fresh folder writes.
  func expectEqualsFreshBuild(
    at location: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let other = try TemporaryFolder()
    let fresh = try await build(into: other.path("fresh"))
    let tree = try tree()
    #expect(
      tree.differences(from: fresh.tree) == [], sourceLocation: location)
    #expect(tree.emptyFolders == [], sourceLocation: location)
  }
}

/// What a build did, as numbers.
struct Counts: Equatable, CustomStringConvertible {
  var rendered: Int
  var written: Int
  var kept: Int
  var removed: Int

  init(_ rendered: Int, _ written: Int, _ kept: Int, _ removed: Int) {
    self.rendered = rendered
    self.written = written
    self.kept = kept
    self.removed = removed
  }

  var description: String {
    "rendered \(rendered), written \(written), kept \(kept), removed \(removed)"
  }
}

/// What a build reports and leaves.
struct TestBuild {
  let report: SiteBuild.Report
  let tree: FileTree
  let project: String

  /// The counts, without the bundled scripts: how many there are is a matter
  /// of the design.
  var counts: Counts {
    let scripts = tree.names.count {
      $0.hasPrefix("assets/script.") && $0.hasSuffix(".js")
    }
    let isFresh = report.kept < scripts
    return Counts(
      report.rendered, report.written - (isFresh ? scripts : 0),
      report.kept - (isFresh ? 0 : scripts), report.removed)
  }

  /// The diagnostics as people read them, without the line that counts them
  /// and without the folder of the test.
  var problems: String {
    DiagnosticFormat.text.render(report.diagnostics)
      .split(separator: "\n").dropLast().joined(separator: "\n")
      .replacing(project + "/", with: "")
      .replacing(project, with: "PROJECT")
  }

  /// The files with `#` for the digests in their names and texts. What the
  /// bundled design alone decides, stylesheets and scripts, is left out.
  var files: [String: String] {
    var files: [String: String] = [:]
    for name in tree.names where !Self.isDesign(name) {
      files[Self.masked(name)] = Self.masked(tree.text(name) ?? "")
    }
    return files
  }

  private static func isDesign(_ name: String) -> Bool {
    name.hasPrefix("assets/")
      && (name.hasSuffix(".css") || name.hasSuffix(".js"))
  }

  private static func masked(_ text: String) -> String {
    text.replacing(/[0-9a-f]{20}/, with: "#")
  }

  /// Fails the test when the files are not exactly these.
  func expect(
    _ expected: [String: String],
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let files = files
    let missing = expected.keys.filter { files[$0] == nil }.sorted()
    #expect(missing == [], "missing files", sourceLocation: location)
    let unexpected = files.keys.filter { expected[$0] == nil }.sorted()
    #expect(unexpected == [], "unexpected files", sourceLocation: location)
    for (name, text) in expected.sorted(by: { $0.key < $1.key }) {
      guard let found = files[name] else { continue }
      #expect(found == text, "\(name)", sourceLocation: location)
    }
    #expect(tree.emptyFolders == [], sourceLocation: location)
  }
}
