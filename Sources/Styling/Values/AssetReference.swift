import Diagnostics
import Documents

/// The address of an image or a font that a style names, and the file that it
/// is relative to.
public struct AssetReference: Sendable, Hashable {
  /// A relative path, or an http(s) address.
  public let path: String
  /// Where it is written; a path is relative to the folder of that file.
  public let location: SourceLocation

  /// An address that stands at a place.
  public init(_ path: String, at location: SourceLocation) {
    self.path = path
    self.location = location
  }

  /// Whether it lies outside the site and is left as it is.
  public var isRemote: Bool { Self.isRemote(path) }

  /// Two references are one when they lead to one file, wherever in their
  /// file they stand.
  public static func == (a: Self, b: Self) -> Bool {
    a.path == b.path && a.location.file == b.location.file
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(location.file)
  }

  static func isRemote(_ path: String) -> Bool {
    let start = path.prefix(8).lowercased()
    return start.hasPrefix("http://") || start.hasPrefix("https://")
  }

  /// Whether `path` is an http(s) address or a relative path: without a
  /// scheme, a root, a backslash or a control character.
  static func isAcceptable(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.count <= 2_048,
      path.unicodeScalars.allSatisfy({
        $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\"
      })
    else { return false }
    if isRemote(path) { return true }
    if path.hasPrefix("/") { return false }
    let firstSegment = path.prefix { $0 != "/" }
    return !firstSegment.contains(":")
  }
}
