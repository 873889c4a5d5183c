import Localization
import Templating

/// Start times and lengths as cards show them in one locale. Those that are
/// known ahead are made once: many cards share few of them, and pages show
/// the same cards again and again.
struct CardTimes: Sendable {
  private let strings: Strings
  private let durations: DurationFormatter
  private let formatter: StartTimeFormatter
  private var starts: [Instant: Record] = [:]
  private var lengths: [Double: Record] = [:]

  init(
    strings: Strings, durations: DurationFormatter,
    formatter: StartTimeFormatter, starts: some Sequence<Instant>,
    lengths: some Sequence<Double>
  ) {
    self.strings = strings
    self.durations = durations
    self.formatter = formatter
    for start in starts where self.starts[start] == nil {
      self.starts[start] = makeStart(start)
    }
    for length in lengths where self.lengths[length] == nil {
      self.lengths[length] = makeLength(length)
    }
  }

  /// The record of a start time without the year: a `TimeField` one.
  func start(_ instant: Instant) -> Record {
    starts[instant] ?? makeStart(instant)
  }

  /// The record of a length in seconds: a `DurationField` one.
  func length(_ seconds: Double) -> Record {
    lengths[seconds] ?? makeLength(seconds)
  }

  private func makeStart(_ instant: Instant) -> Record {
    var time = Fields<TimeField>()
    time[.datetime] = .text(instant.iso8601)
    time[.text] = .text(formatter.short(instant))
    return time.record
  }

  private func makeLength(_ seconds: Double) -> Record {
    var duration = Fields<DurationField>()
    duration[.text] = .text(durations.text(seconds: seconds))
    // HTML Living Standard, 2.3.5.8 "Durations": a valid duration string.
    duration[.iso] = .text("PT\(Int(min(seconds, 1e9)))S")
    duration[.spoken] = .text(strings.durationLabel(seconds: seconds))
    return duration.record
  }
}
