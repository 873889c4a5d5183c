/// What clients may use up.
struct ServerLimits: Sendable {
  /// Connections at a time. Each may have a file open, and a process may
  /// have 1,024 open altogether.
  var connections = 256
  /// Milliseconds for a whole request to arrive, after the connection was
  /// made or the last response was sent.
  var request = 20_000
  /// Seconds without any progress of a response.
  var stall = 60
  /// Milliseconds that an open page waits for news.
  var poll = 25_000
  /// Bytes of a body that are read and thrown away.
  var body = 64 << 10
  /// Threads that serve.
  var threads = 3
  /// Bytes for the head of a request and of its response. Browsers send
  /// cookies of other servers of this machine too.
  var head = 32 << 10
}
