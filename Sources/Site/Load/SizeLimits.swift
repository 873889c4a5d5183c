/// The largest files that are read, in bytes. What is larger is a mistake or
/// an attack, and is named in a diagnostic.
enum SizeLimits {
  /// `site.yaml`, `theme.yaml` and scenarios.
  static let configuration = 4 << 20
  /// The catalog.
  static let catalog = 1 << 30
  /// A template, stylesheet or script.
  static let template = 4 << 20
  /// A Markdown page or a theme's notes.
  static let markdown = 1 << 20
  /// An image, font or captions file.
  static let asset = 64 << 20
}
