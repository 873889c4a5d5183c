/// What a route answers.
public struct PreviewResponse: Hashable, Sendable {
  /// How the body is sent.
  public enum Body: Hashable, Sendable {
    /// At once.
    case bytes([UInt8])
    /// A file, with ranges and an entity tag; 404 when there is none.
    case file(String)
    /// At no more than this many bytes a second, at least 1.
    case slow([UInt8], perSecond: Int)
    /// The connection ends after so many bytes, although all were promised.
    case cut([UInt8], after: Int)
    /// Nothing comes, not even a head, until the client goes.
    case hang
    /// The connection ends without an answer.
    case drop
  }

  /// The status, 200 to 599. Of a file that is found its own is taken.
  public var status: Int
  /// Headers beside those that every response has.
  public var headers: [PreviewRequest.Field]
  /// The body.
  public var body: Body

  /// A response.
  public init(
    status: Int = 200, headers: [PreviewRequest.Field] = [], body: Body
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Answers what is asked below an address of its own.
public struct PreviewRoute: Sendable {
  /// Its name below `/.greenroom/`, such as `upstream`; what is asked at it
  /// and below it comes to it.
  public var prefix: String
  /// Answers a request, from any thread and at once: it must not wait.
  public var handler: @Sendable (PreviewRequest) -> PreviewResponse

  /// A route.
  public init(
    prefix: String,
    handler: @escaping @Sendable (PreviewRequest) -> PreviewResponse
  ) {
    self.prefix = prefix
    self.handler = handler
  }
}
