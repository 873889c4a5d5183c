import Catalog
import Localization
import Styling
import Templating

/// The record of a status indicator.
enum StatusIndicatorModel {
  /// The chip of a stream state, with the theme's text or the default one.
  static func value(
    _ indicator: ChipContent, _ state: StreamState?,
    _ context: LocaleContext
  ) -> Value {
    var record = Fields<StatusIndicatorField>()
    if let text = indicator.text {
      context.set(text, StatusIndicatorField.text, .lang, in: &record)
    } else if let state {
      record[.text] = .text(context.strings[state.stringKey])
    } else {
      return .absent
    }
    record[.showsDot] = .bool(indicator.showsDot)
    return .record(record.record)
  }
}

/// The record of a duration.
enum DurationModel {
  /// A length for the eye, for machines and in words.
  static func value(
    _ seconds: Double, icon: Value, _ context: LocaleContext
  ) -> Value {
    var record = Fields<DurationField>()
    record[.text] = .text(context.durations.text(seconds: seconds))
    // HTML Living Standard, 2.3.5.8 "Durations": a valid duration string.
    record[.iso] = .text("PT\(Int(min(seconds, 1e9)))S")
    record[.spoken] = .text(context.strings.durationLabel(seconds: seconds))
    record[.icon] = icon
    return .record(record.record)
  }
}

extension StreamState {
  /// The default text of its status indicator.
  var stringKey: StringKey {
    switch self {
    case .upcoming: .upcoming
    case .live: .live
    case .ended: .ended
    }
  }
}
