/// A file of `Templates/` or `themes/` that is embedded in the executable.
public struct BundledFile: Sendable, Hashable {
  /// Its path from the top of the repository, such as
  /// `themes/base/theme.yaml`.
  public let path: String
  /// Its bytes, exactly as on disk.
  public let bytes: [UInt8]

  /// Every embedded file, in the order of their paths.
  public static let all: [BundledFile] = embeddedFiles.map { path, text in
    BundledFile(
      path: path.description,
      bytes: text.withUTF8Buffer { Array($0) })
  }

  /// The embedded files below `folder`, such as `Templates/styles`.
  public static func below(_ folder: String) -> [BundledFile] {
    all.filter { $0.path.hasPrefix(folder + "/") }
  }
}
