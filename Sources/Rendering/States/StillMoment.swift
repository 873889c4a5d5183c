/// The position that a page without script shows.
struct StillMoment: Sendable, Hashable {
  /// The length of the DVR window of still pages: 30 minutes.
  static let window = 1800.0
  /// How far behind live the still pages of a viewer behind are.
  static let secondsBehind = 45.0

  /// Where the seek bar starts, in seconds.
  var minimum = 0.0
  /// Where it ends, in seconds: the live edge, or the length.
  var maximum: Double
  /// The position, in seconds.
  var now: Double

  /// The moment at which `state` is shown; nil when it has no position.
  init?(_ state: PlayerState, duration: Double?) {
    let length = duration ?? Self.window
    switch state {
    case .waitingRoom, .endedNoRecording: return nil
    case .liveEdge: self.init(maximum: Self.window, now: Self.window)
    case .liveBehind, .endedBehind:
      self.init(
        maximum: Self.window, now: Self.window - Self.secondsBehind)
    case .endedReplay, .onDemand: self.init(maximum: length, now: 0)
    case .endOfContent: self.init(maximum: length, now: length)
    }
  }

  private init(maximum: Double, now: Double) {
    self.maximum = maximum
    self.now = now
  }

  /// The filled part of the bar, from 0 to 100, in tenths.
  var percent: String {
    guard maximum > minimum else { return "0" }
    let tenths = Int(((now - minimum) / (maximum - minimum) * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
