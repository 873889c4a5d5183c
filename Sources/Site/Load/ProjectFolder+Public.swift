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

extension ProjectFolder {
  /// The folder's path without links; nil when there is no such folder.
  public var resolvedPath: String? { Self.resolve(path) }

  /// The path from the project of a file that lies in it; nil for others.
  public func relativePath(of file: String) -> String? {
    guard let folder = resolvedPath, let real = Self.resolve(file),
      real.hasPrefix(folder == "/" ? "/" : folder + "/")
    else { return nil }
    return String(real.dropFirst(folder == "/" ? 1 : folder.count + 1))
  }
}
