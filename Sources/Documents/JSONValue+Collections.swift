import CSimdjson

extension JSONValue {
  /// The first member of an object that has this key; nil for other values.
  ///
  /// Walks over the members without reading their values.
  public subscript(_ key: String) -> JSONValue? {
    guard token.kind == CSIMDJSON_OBJECT else { return nil }
    var at = index + 1
    for _ in 0..<count {
      let candidate = JSONValue(storage, at)
      if candidate.isString(key) { return JSONValue(storage, at + 1) }
      at = storage.token(at + 1).next
    }
    return nil
  }

  /// The elements of an array in order; empty for other values.
  public var elements: Elements {
    Elements(self, count: token.kind == CSIMDJSON_ARRAY ? count : 0)
  }

  /// The members of an object in order, duplicates included; empty for other
  /// values.
  public var members: Members {
    Members(self, count: token.kind == CSIMDJSON_OBJECT ? count : 0)
  }

  /// The elements of an array.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var at: UInt32
    private var remaining: Int

    init(_ array: JSONValue, count: Int) {
      storage = array.storage
      at = array.index + 1
      remaining = count
    }

    /// How many elements are still to come.
    public var underestimatedCount: Int { remaining }

    /// The next element.
    public mutating func next() -> JSONValue? {
      guard remaining > 0 else { return nil }
      let element = JSONValue(storage, at)
      at = storage.token(at).next
      remaining -= 1
      return element
    }
  }

  /// The members of an object.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var at: UInt32
    private var remaining: Int

    init(_ object: JSONValue, count: Int) {
      storage = object.storage
      at = object.index + 1
      remaining = count
    }

    /// How many members are still to come.
    public var underestimatedCount: Int { remaining }

    /// The next member; its key is a string value with a place of its own.
    public mutating func next() -> (key: JSONValue, value: JSONValue)? {
      guard remaining > 0 else { return nil }
      let key = JSONValue(storage, at)
      let value = JSONValue(storage, at + 1)
      at = storage.token(at + 1).next
      remaining -= 1
      return (key, value)
    }
  }
}
