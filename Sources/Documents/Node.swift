import Diagnostics

/// A value of a YAML document that knows where it stands.
public struct Node: Sendable, Hashable {
  /// What a node holds. Plain scalars are typed by the YAML 1.2 core schema;
  /// quoted ones are always strings.
  public enum Value: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number with the text that it was written as.
    case number(Double, text: String)
    case string(String)
    case list([Node])
    case mapping([Entry])
  }

  /// One key of a mapping with its value; duplicates are kept, in order.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// Where the key stands.
    public var keyLocation: SourceLocation
    /// The value.
    public var value: Node

    /// A key with its value.
    public init(key: String, keyLocation: SourceLocation, value: Node) {
      self.key = key
      self.keyLocation = keyLocation
      self.value = value
    }
  }

  /// The value.
  public var value: Value
  /// Where the value starts.
  public var location: SourceLocation

  /// A value at a place.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
