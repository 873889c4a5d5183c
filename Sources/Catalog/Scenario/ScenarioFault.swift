extension Scenario {
  /// Something that is wrong with the upstream for a while.
  public struct Fault: Sendable, Hashable {
    /// What is wrong.
    public enum Kind: Sendable, Hashable {
      /// Replies have this status.
      case status(Int, RetryAfter?)
      /// Requests are never answered.
      case hang
      /// Replies trickle, this many bytes a second.
      case slow(bytesPerSecond: Int)
      /// Replies break off after this many bytes.
      case cut(after: Int)
      /// Replies are a web page.
      case wrongType
      /// Replies say that they are JSON, and are not.
      case notJSON
      /// The clock of the upstream is off by seconds; replies are as usual.
      case clock(offset: Double)
      /// Replies lead to each other without end.
      case redirectLoop
      /// Connections are closed before any reply.
      case refused
    }

    /// How a reply says when to ask again (RFC 9110, section 10.2.3).
    public struct RetryAfter: Sendable, Hashable {
      /// The form of the field.
      public enum Form: String, Sendable, Hashable, CaseIterable {
        case seconds, date
      }
      /// Seconds of the scenario.
      public var delay: Double
      /// How it is written.
      public var form: Form
    }

    /// The names that a file calls kinds by.
    enum Name: String, CaseIterable {
      case status, hang, slow, cut, wrongType, notJSON, clock, redirectLoop,
        refused
    }

    /// From when, in seconds from the start.
    public var start: Double
    /// Until when; nil is for good.
    public var end: Double?
    /// What share of the requests it meets, above 0 and at most 1.
    public var share: Double
    /// What is wrong.
    public var kind: Kind

    /// Whether it is there at a time.
    func covers(_ time: Double) -> Bool {
      start <= time && end.map { time < $0 } ?? true
    }
  }
}
