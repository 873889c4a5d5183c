/// The ways in which diagnostics are written out.
///
/// Each puts them in report order, leaves exact duplicates out, and lets no
/// control or bidirectional formatting character of a file through.
public enum DiagnosticFormat: String, Sendable, CaseIterable {
  /// For people: a line a problem, its excerpt, help and notes indented, and a
  /// last line that counts.
  case text
  /// For programs: one JSON object a line, with the keys `severity`, `id`,
  /// `file`, `line`, `column`, `message`, `help` and `notes`, all always there;
  /// a note has `message`, `file`, `line` and `column`. What is not known is
  /// `null`.
  case json
  /// Workflow commands, which GitHub Actions shows beside the lines of a pull
  /// request.
  case github

  /// The report: empty for no diagnostics, else ending with a line feed.
  ///
  /// - Parameter sourceLine: gives the line of a location for the excerpt that
  ///   the text format shows; nil where there is none to show. Lines of
  ///   more than 20,000 bytes are not shown.
  public func render(
    _ diagnostics: some Sequence<Diagnostic>,
    sourceLine: (SourceLocation) -> String? = { _ in nil }
  ) -> String {
    let diagnostics = diagnostics.inReportOrder()
    switch self {
    case .text: return TextReport.render(diagnostics, sourceLine: sourceLine)
    case .json: return JSONReport.render(diagnostics)
    case .github: return GitHubReport.render(diagnostics)
    }
  }
}
