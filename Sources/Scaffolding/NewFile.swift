/// A file to be made.
public struct NewFile: Sendable, Hashable {
  /// Its path from the folder that is filled.
  public var path: String
  /// What it holds.
  public var bytes: [UInt8]

  /// A file of these bytes.
  public init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file of this text.
  public init(_ path: String, text: String) {
    self.init(path, bytes: Array(text.utf8))
  }
}
