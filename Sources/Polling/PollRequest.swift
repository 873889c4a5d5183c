import Localization

/// One request of a poller.
public struct PollRequest: Sendable, Hashable {
  /// The address, with the ids that are asked for; it may hold secrets.
  public var url: String
  /// The header fields of the settings, which may be secret: they go to the
  /// origin of `url` and to no other.
  public var headers: [PollSettings.Header] = []
  /// `If-None-Match` and `If-Modified-Since` (RFC 9110, section 13.1).
  public var conditions: [PollSettings.Header] = []
  /// Seconds until it is given up, from the start to the last byte.
  public var timeout: Double = 8
  /// A longer body is not read, in bytes.
  public var maximumBody: Int = 16 << 20

  /// A request of `url`.
  public init(url: String) { self.url = url }
}

/// What became of a request.
public enum PollReply: Sendable, Hashable {
  /// The upstream answered.
  case response(PollResponse)
  /// It did not, or not as it may.
  case failure(PollFailure)
  /// The poller took the request back.
  case cancelled
}

/// An answer of an upstream.
public struct PollResponse: Sendable, Hashable {
  /// The status (RFC 9110, section 15).
  public var status: Int
  /// The header fields by their names in lower case.
  public var headers: [String: String]
  /// The content.
  public var body: [UInt8]

  /// An answer with lower-case names of header fields.
  public init(
    status: Int, headers: [String: String] = [:], body: [UInt8] = []
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why a request brought nothing.
public enum PollFailure: Sendable, Hashable {
  /// No address is known for the host.
  case unknownHost
  /// Nothing accepts connections there.
  case noConnection
  /// The connection broke, or the body was cut.
  case broken
  /// No secure connection could be made.
  case notSecure
  /// It took longer than the timeout.
  case timedOut
  /// The body is longer than the limit.
  case tooLarge
  /// It was redirected too often.
  case tooManyRedirects
  /// It was redirected to something else than an http or https address.
  case wrongRedirect
  /// The address cannot be used.
  case wrongAddress
  /// The file is not there.
  case noFile
  /// The file cannot be read.
  case unreadableFile
  /// The upstream answered with this status.
  case status(Int)
  /// The content is not JSON; its type, where it is said.
  case notJSON(String?)
  /// The content is JSON, but has no list of streams.
  case noStreams
}

/// Sends requests.
public protocol PollTransport: Sendable {
  /// Sends a request and waits for its reply. Ends soon when its task is
  /// cancelled, and always by the timeout of the request.
  func send(_ request: PollRequest) async -> PollReply
}

/// Tells the time, and waits.
public protocol PollClock: Sendable {
  /// The time; it never goes back, and it goes on while the machine sleeps.
  var now: Instant { get }
  /// Waits until an instant, or shorter.
  func sleep(until instant: Instant) async throws
}
