import Configuration

/// A theme as it is written: what its folder holds.
public struct ThemeSource: Sendable {
  /// The name of its folder, by which it is known.
  public var folderName: String
  /// What its `theme.yaml` says.
  public var configuration: ThemeConfiguration
  /// Its `notes.md`, for reviewers.
  public var notes: String?

  /// A theme of this folder.
  public init(
    folderName: String, configuration: ThemeConfiguration, notes: String?
  ) {
    self.folderName = folderName
    self.configuration = configuration
    self.notes = notes
  }
}
