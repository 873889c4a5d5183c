/// What changed since the last time.
public enum FileChanges: Hashable, Sendable {
  /// These files and folders, sorted.
  case paths([String])
  /// So much that it is not known what.
  case everything
}
