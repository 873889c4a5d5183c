import Catalog
import Diagnostics

/// What a stream update did to a site.
public struct SiteRefresh: Sendable {
  /// A stream that is shown otherwise than before.
  public struct News: Sendable, Hashable {
    /// The id of the item.
    public var id: String
    /// Where the stream is in its life now.
    public var state: StreamState
  }

  /// The streams that are shown otherwise, in the order of the catalog.
  public var news: [News] = []
  /// What is wrong with the updates, or could not be written.
  public var diagnostics: [Diagnostic] = []
  /// How many pages were rendered: those that show what changed.
  public var rendered = 0
  /// The files whose bytes are new, by their paths in the output folder.
  public var written: [String] = []
  /// Whether nothing was written because another process builds the same
  /// project.
  public var isBusy = false

  /// Nothing was done.
  public init() {}
}
