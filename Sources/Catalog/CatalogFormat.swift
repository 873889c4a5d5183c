import Diagnostics
import Documents

/// How a catalog differs from our own format.
public struct CatalogFormat: Sendable, Hashable {
  /// A JSON Pointer (RFC 6901) to the list of items; nil means `/items`.
  public var items: Located<String>?
  /// A mapping from our keys to places in an item, as `ItemMap` reads it; nil
  /// means that items have our keys.
  public var map: Node?

  /// A catalog with its list at `items`, read through `map`.
  public init(items: Located<String>? = nil, map: Node? = nil) {
    self.items = items
    self.map = map
  }
}
