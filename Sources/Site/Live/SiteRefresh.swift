import Diagnostics

/// What a stream update did to a site.
public struct SiteRefresh: Sendable {
  /// What is wrong with the updates, or could not be written.
  public var diagnostics: [Diagnostic] = []
  /// How many pages were rendered: those that show what changed.
  public var rendered = 0
  /// The files whose bytes are new, by their paths in the output folder.
  public var written: [String] = []
}
