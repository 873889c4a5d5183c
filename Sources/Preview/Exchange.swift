/// One request and its answer. Only the thread that serves its connection
/// touches it, one call after another.
final class Exchange {
  /// The address as it was sent.
  let target: String
  /// Whether its head was seen.
  var hasBegun = false
  /// Bytes of its body so far.
  var received = 0
  /// What is done with it, once it is decided.
  var outcome: Reply.Outcome?
  /// When a request that waits is answered in any case.
  var deadline: Int?

  init(target: String) { self.target = target }
}
