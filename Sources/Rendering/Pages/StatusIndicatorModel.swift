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
