/// What is asked of the upstream of a rehearsal.
public struct UpstreamRequest: Sendable, Hashable {
  /// The ids that are asked about.
  public var ids: [String]
  /// The field `If-None-Match`.
  public var ifNoneMatch: String?
  /// The number of the request, counted from 0: chance depends on it.
  public var number: Int

  /// A request for these ids.
  public init(ids: [String], ifNoneMatch: String? = nil, number: Int = 0) {
    self.ids = ids
    self.ifNoneMatch = ifNoneMatch
    self.number = number
  }
}

/// What the upstream of a rehearsal answers.
public struct UpstreamReply: Sendable, Hashable {
  /// How the body is sent.
  public enum Body: Sendable, Hashable {
    /// At once.
    case whole([UInt8])
    /// Trickling, this many bytes a second.
    case slow([UInt8], bytesPerSecond: Int)
    /// Up to so many bytes; then the connection is closed, though more was
    /// announced.
    case cut([UInt8], after: Int)
    /// Never, nor is the head.
    case hang
    /// Not at all: the connection is closed before the head.
    case refused
  }

  /// A header field.
  public struct Field: Sendable, Hashable {
    /// The name.
    public var name: String
    /// The value.
    public var value: String
  }

  /// The status.
  public var status: Int
  /// The header fields.
  public var fields: [Field]
  /// The body.
  public var body: Body
}
