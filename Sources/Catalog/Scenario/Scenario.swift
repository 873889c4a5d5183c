import Documents

/// What a rehearsal plays: which stream changes to what and when, and which
/// faults the upstream shows meanwhile. Times are seconds from its start.
public struct Scenario: Sendable, Hashable {
  /// The most streams that a scenario has.
  public static let maximumStreams = 1_000
  /// The most changes that a stream has.
  public static let maximumChanges = 1_000
  /// The most faults that a scenario has.
  public static let maximumFaults = 1_000
  /// The most streams that have media: each costs the machine an encoder.
  public static let maximumTestCards = 8
  /// The latest time that a scenario names: a day.
  public static let latestTime = 86_400.0

  /// A stream of the catalog.
  public struct Stream: Sendable, Hashable {
    /// The id of the item, and where it stands.
    public var id: Located<String>
    /// What it changes to; earlier times first.
    public var changes: [Change]
    /// Its media, if it has any of the rehearsal's own.
    public var media: TestCard?
  }

  /// Decides what chance decides.
  public var seed: UInt64 = 0
  /// Seconds between two polls; nil keeps the interval of the site.
  public var interval: Double?
  /// The streams; their ids are unique.
  public var streams: [Stream] = []
  /// What is wrong with the upstream, and when.
  public var faults: [Fault] = []

  /// A scenario in which nothing happens.
  public init() {}

  /// The last time at which something changes.
  public var length: Double {
    let changes = streams.flatMap(\.changes).map(\.time)
    let media = streams.compactMap(\.media).flatMap {
      [$0.end, $0.endTag, $0.recording].compactMap { $0 }
    }
    let faults = faults.flatMap { [$0.start, $0.end ?? $0.start] }
    return (changes + media + faults).max() ?? 0
  }
}
