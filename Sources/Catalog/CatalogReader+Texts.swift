import Diagnostics
import Documents
import Localization

extension CatalogReader {
  /// A text: a string, or a map from locale to string. Only a title is wrong
  /// when it is empty; other empty texts are none.
  mutating func text(
    _ name: String, _ field: FieldValue, isTitle: Bool = false,
    maximumLength: Int
  ) -> LocalizedText? {
    if case .value(let value) = field, value.kind == .string {
      return string(
        name, value, isTitle: isTitle, maximumLength: maximumLength
      ).map { LocalizedText($0) }
    }
    guard let parts = field.parts else {
      if let value = field.value {
        report(
          .wrongType(name, value, expected: "a string or a locale map"))
      }
      return nil
    }
    var entries: [LocalizedText.Entry] = []
    entries.reserveCapacity(parts.count)
    for (place, part) in parts.enumerated() {
      // Maps are small, and a bound keeps it so that comparing is fine.
      guard place < 200 else {
        report(.tooMany("locales in “\(name)”", 200, at: part.location))
        break
      }
      guard let locale = locale(part.name) else {
        report(.invalidLocale(part.name, at: part.location))
        continue
      }
      if let first = entries.firstIndex(where: { $0.locale == locale }) {
        report(
          .duplicateLocale(
            locale, at: part.location,
            first: parts.first { self.locale($0.name) == locale }?.location
              ?? parts[first].location))
        continue
      }
      let text = string(
        part.name, part.value, isTitle: isTitle, maximumLength: maximumLength)
      if let text {
        entries.append(LocalizedText.Entry(locale: locale, text: text))
      }
    }
    if parts.isEmpty && isTitle, let value = field.value {
      report(.emptyItemTitle(at: value.location))
    }
    return entries.isEmpty ? nil : LocalizedText(entries: entries)
  }

  private mutating func string(
    _ name: String, _ value: JSONValue, isTitle: Bool, maximumLength: Int
  ) -> String? {
    guard let text = value.string else {
      report(.wrongType(name, value, expected: "a string"))
      return nil
    }
    if text.utf8.count > maximumLength {
      report(.tooLong(name, maximumLength, at: value.location))
      return nil
    }
    if isBlank(text) {
      if isTitle {
        report(.emptyItemTitle(at: value.location))
      }
      return nil
    }
    return text
  }

  func isBlank(_ text: String) -> Bool {
    // Nearly every text starts with something that is seen.
    if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  mutating func labels(_ field: FieldValue) -> [String] {
    if case .list(let entries) = field {
      return labels(entries.lazy.compactMap(\.value), count: entries.count)
    }
    guard let value = field.value else { return [] }
    guard value.kind == .array else {
      report(.wrongType("labels", value, expected: "a list"))
      return []
    }
    return labels(value.elements, count: value.count)
  }

  private mutating func labels(
    _ elements: some Sequence<JSONValue>, count: Int
  ) -> [String] {
    var labels: [String] = []
    labels.reserveCapacity(min(count, 1000))
    var seen: Set<String> = []
    for (place, element) in elements.enumerated() {
      guard place < 1000 else {
        report(.tooMany("labels", 1000, at: element.location))
        break
      }
      guard let label = element.string else {
        report(
          .wrongType("an entry of “labels”", element, expected: "a string"))
        continue
      }
      if label.isEmpty {
        report(.emptyLabel(at: element.location))
      } else if label.utf8.count > 1024 {
        report(.tooLong("labels", 1024, at: element.location))
      } else if isNew(label, labels, &seen) {
        labels.append(label)
      }
    }
    return labels
  }

  /// Whether a label was not there yet; few are compared, many are hashed.
  private func isNew(
    _ label: String, _ labels: [String], _ seen: inout Set<String>
  ) -> Bool {
    if labels.count < 16 { return !labels.contains(label) }
    if seen.isEmpty { seen = Set(labels) }
    return seen.insert(label).inserted
  }
}
