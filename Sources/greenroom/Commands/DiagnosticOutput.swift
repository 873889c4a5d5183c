import Diagnostics
import Site

/// Writes diagnostics to standard error with excerpts of their files.
struct DiagnosticOutput {
  let settings: Settings

  /// Writes them; the exit status that they call for.
  func write(_ diagnostics: [Diagnostic]) -> ExitStatus {
    var sources = SourceLines()
    Output.error(
      settings.format.render(diagnostics) { sources.line(at: $0) })
    return diagnostics.hasErrors ? .errors : .success
  }
}

/// The lines of files that diagnostics point to, each file read once.
private struct SourceLines {
  private var files: [String: [Substring]] = [:]

  /// Larger files show no excerpt.
  private static let sizeLimit = 64 << 20

  mutating func line(at location: SourceLocation) -> String? {
    guard location.line > 0 else { return nil }
    let lines = files[location.file] ?? read(location.file)
    files[location.file] = lines
    guard lines.indices.contains(location.line - 1) else { return nil }
    return String(lines[location.line - 1])
  }

  private func read(_ file: String) -> [Substring] {
    guard let bytes = try? InputFile.read(file, limit: Self.sizeLimit) else {
      return []
    }
    return String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
