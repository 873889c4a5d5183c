import Diagnostics
import Documents
import Localization

/// What a `theme.yaml` says; the style tree in it is read by `Styling`.
public struct ThemeConfiguration: Sendable {
  /// One font family of a theme.
  public struct FontFamily: Sendable, Hashable {
    /// The name that `font.name` refers to.
    public var name: String
    /// The file of each weight, 100 to 900, relative to the theme's folder.
    public var files: [Int: Located<String>]
    /// The scripts that it covers, as ISO 15924 codes.
    public var scripts: [String]

    /// A family of these files.
    public init(name: String, files: [Int: Located<String>], scripts: [String])
    {
      self.name = name
      self.files = files
      self.scripts = scripts
    }
  }

  /// The name of its folder.
  public var folderName: String
  /// The name for people; nil means the folder's.
  public var name: LocalizedText?
  /// The theme that it is layered over; nil means `base`.
  public var extends: Located<String>?
  /// Its fonts.
  public var fonts: [FontFamily] = []
  /// The parts of the style tree that it sets: keys `widgetLayout`,
  /// `widgetItemStyle` and `playerStyle`.
  public var style: [Node.Entry] = []
  /// The texts of the file with their places, without those of the style
  /// tree.
  public var texts: [PlacedText] = []
  /// Where it stands.
  public var location: SourceLocation

  /// A theme that sets nothing.
  public init(folderName: String, location: SourceLocation) {
    self.folderName = folderName
    self.location = location
  }
}
