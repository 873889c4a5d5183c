import Localization

/// A source of random numbers that is a value: the same seed gives the same
/// numbers (SplitMix64).
struct RandomSource: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to less than 1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return Double(z >> 11) * 0x1p-53
  }
}

/// How long a poller waits between rounds, in seconds.
struct Delays: Sendable {
  var interval: Double
  var maximum: Double
  var random: RandomSource

  /// After a success: the interval, ± 10 %.
  mutating func afterSuccess() -> Double {
    interval * (0.9 + 0.2 * random.next())
  }

  /// After some failures in a row: doubled with each of them, up to the
  /// maximum, of which half is random (“equal jitter”). Never shorter than
  /// after a success.
  mutating func afterFailures(_ count: Int) -> Double {
    let doubled = interval * Double(1 << min(count, 30))
    let whole = min(doubled, maximum)
    let shortest = max(whole / 2, interval * 0.9)
    let longest = max(whole, interval * 1.1)
    return shortest + (longest - shortest) * random.next()
  }
}

extension Instant {
  /// The instant some seconds later, to the millisecond.
  func adding(_ seconds: Double) -> Instant {
    let added = (seconds * 1000).rounded()
    guard added.magnitude < 1e15 else { return self }
    return Instant(milliseconds: milliseconds &+ Int64(added))
  }

  /// The seconds since an earlier instant.
  func seconds(since earlier: Instant) -> Double {
    Double(milliseconds &- earlier.milliseconds) / 1000
  }
}
