import Diagnostics
import Documents
import Styling

extension ProjectFolder {
  /// The theme of this name, bundled or of the project, with all it inherits;
  /// nil when there is none, which has then been reported at its location.
  public func theme(
    _ name: Located<String>, into diagnostics: inout [Diagnostic]
  ) -> Theme? {
    ThemeFiles.load(self, into: &diagnostics)
      .theme(name, into: &diagnostics)
  }
}
