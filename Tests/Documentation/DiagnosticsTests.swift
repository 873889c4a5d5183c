import Foundation
import Testing

@Suite("Every diagnostic is documented, with an example that reports it")
struct DiagnosticsTests {
  /// Ids that no example can report on every machine, and those that need an
  /// upstream.
  private static let unshown = [
    "cannot-serve", "no-hls-script", "no-streams", "out-of-memory",
    "poll-failed",
    "poll-recovered", "refused-address", "unset-variable",
  ]

  @Test("Every id that the code reports has a file, and the other way round")
  func everyIDIsDocumented() throws {
    let reported = try ReportedIDs(in: "Sources")
    let examples = try DiagnosticExample.all()
    for (id, uses) in reported.uses where examples[id] == nil {
      Issue.record(
        """
        “\(id)” (\(uses[0].file)) is not documented. Add \
        \(DiagnosticExample.path(id)): a sentence that says what it is, then \
        the smallest file that shows it, as in its neighbours. Then run \
        UPDATE_DOCS=1 swift test --filter DocumentationTests and look at \
        docs/diagnostics.md.
        """)
    }
    for id in examples.keys where reported.uses[id] == nil {
      Issue.record(
        "nothing reports “\(id)”: remove \(DiagnosticExample.path(id))")
    }
    #expect(reported.uses.count >= 80)
  }

  @Test("Every id is written out where it is reported")
  func idsAreLiteral() throws {
    let hidden = try ReportedIDs(in: "Sources").hidden
    #expect(
      hidden.isEmpty,
      "write the id as a plain string, so that it can be found and documented")
  }

  @Test("Ids are found however the code is laid out")
  func idsAreFound() {
    var found = ReportedIDs()
    found.add(
      """
      .error("a-1", at: x, "m"); return .warning(
        "b", at: x, "say “c”", help: nil)
      Diagnostic(.notice, "d", at: nil, "m")
      """, of: "Sources/M/F.swift")
    let ids = found.uses.mapValues { $0.map(\.severity) }
    #expect(ids == ["a-1": ["error"], "b": ["warning"], "d": ["notice"]])
    #expect(found.hidden == [])
    found.add(#".error("a-\(b)", at: x, "m")"#, of: "F")
    found.add(".warning(id, at: x, \"m\")", of: "G")
    #expect(found.hidden == ["F", "G"])
  }

  @Test("docs/diagnostics.md shows what every example prints, and is not stale")
  func page() async throws {
    let uses = try ReportedIDs(in: "Sources").uses
    let examples = try DiagnosticExample.all().filter { uses[$0.key] != nil }
    let entries = try await withThrowingTaskGroup(
      of: DiagnosticsPage.Entry.self
    ) { group in
      for (id, example) in examples {
        group.addTask {
          DiagnosticsPage.Entry(
            example: example, uses: uses[id] ?? [],
            output: example.hasExample ? try example.output() : "")
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for entry in entries where entry.example.hasExample {
      let id = entry.example.id
      #expect(
        Self.ids(in: entry.output) == [id],
        "the example of “\(id)” must report it and nothing else:\n\(entry.output)"
      )
    }
    #expect(
      entries.filter { !$0.example.hasExample }.map(\.example.id).sorted()
        == Self.unshown, "give an example of these")
    try GeneratedPage(
      name: "diagnostics.md", text: DiagnosticsPage(entries: entries).text
    ).check()
  }

  /// The ids that a report in the text format names.
  private static func ids(in output: String) -> Set<String> {
    let heads = output.split(separator: "\n").filter {
      !$0.hasPrefix(" ")
        && ["error: ", "warning: ", "notice: "].contains(where: $0.contains)
    }
    return Set(
      heads.compactMap { line in
        line.range(of: #"\[[a-z0-9-]+\]$"#, options: .regularExpression)
          .map { String(line[$0].dropFirst().dropLast()) }
      })
  }
}
