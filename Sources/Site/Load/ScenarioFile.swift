import Catalog
import Diagnostics

/// Reads a scenario, which need not stand in the project.
public enum ScenarioFile {
  /// The scenario at a path; nil when an error was reported.
  public static func load(
    _ path: String, into diagnostics: inout [Diagnostic]
  ) -> Scenario? {
    do {
      let bytes = try InputFile.read(path, limit: SizeLimits.configuration)
      return Scenario.read(bytes, file: path, into: &diagnostics)
    } catch {
      diagnostics.append(.unreadable(path, error, at: nil))
      return nil
    }
  }
}
