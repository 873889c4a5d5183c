import Diagnostics
import Documents
import Localization

extension Node {
  /// A text: one string for every locale, or a map from locale to string.
  ///
  /// Reports `wrong-type`, `invalid-locale` and `duplicate-locale`; entries
  /// that are wrong are left out. Nil when nothing is left, or no text given.
  public func localizedText(
    _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> LocalizedText? {
    switch value {
    case .string(let text):
      return LocalizedText(text)
    case .mapping:
      return localeMap(subject, into: &diagnostics)
    default:
      // A string is what people mean most often, so it is what is asked for.
      _ = string(subject, into: &diagnostics)
      return nil
    }
  }

  private func localeMap(
    _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> LocalizedText? {
    var texts: [LocalizedText.Entry] = []
    var first: [LocaleID: SourceLocation] = [:]
    for entry in entries(subject, into: &diagnostics) ?? [] {
      guard let locale = LocaleID(entry.key) else {
        diagnostics.append(.invalidLocale(entry.key, at: entry.keyLocation))
        continue
      }
      if let earlier = first[locale] {
        diagnostics.append(
          .duplicateLocale(locale, at: entry.keyLocation, first: earlier))
        continue
      }
      first[locale] = entry.keyLocation
      let text = entry.value.string(.key(entry.key), into: &diagnostics)
      if let text {
        texts.append(LocalizedText.Entry(locale: locale, text: text.value))
      }
    }
    return texts.isEmpty ? nil : LocalizedText(entries: texts)
  }
}
