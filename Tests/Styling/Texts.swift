import Localization

@testable import Styling

extension StyleValue {
  /// A text that is the same in every locale.
  static func text(_ text: String) -> Self { .text(LocalizedText(text)) }

  /// A text by locale, in order.
  static func text(_ texts: KeyValuePairs<String, String>) -> Self {
    .text(
      LocalizedText(
        entries: texts.map {
          LocalizedText.Entry(
            locale: LocaleID(canonical: $0.key), text: $0.value)
        }))
  }
}
