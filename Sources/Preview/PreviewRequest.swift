/// What a route is asked.
public struct PreviewRequest: Hashable, Sendable {
  /// A name and a value of the query or of the head.
  public struct Field: Hashable, Sendable {
    /// Its name; of a header in lower case.
    public var name: String
    /// Its value, decoded.
    public var value: String

    /// A field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// `GET` or `HEAD`.
  public var method: String
  /// What stands behind the prefix of the route, decoded, without a slash at
  /// its start: safe to look up below a folder.
  public var path: String
  /// The fields of the query in their order.
  public var query: [Field]
  /// The headers in their order.
  public var headers: [Field]

  /// A request.
  public init(
    method: String = "GET", path: String, query: [Field] = [],
    headers: [Field] = []
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
  }

  /// The first header of this name, given in lower case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name == name }?.value
  }

  /// The first value of this name in the query.
  public func value(_ name: String) -> String? {
    query.first { $0.name == name }?.value
  }
}
