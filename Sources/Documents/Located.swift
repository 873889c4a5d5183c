import Diagnostics

/// A value with the place where a person wrote it.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public var value: Value
  /// Where it stands.
  public var location: SourceLocation

  /// A value at a place.
  public init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
