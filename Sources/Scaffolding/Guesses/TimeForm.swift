import Documents
import Localization

/// How the times of a field are written.
struct TimeForm: Hashable {
  /// The `format` of a source; nil for the default.
  var format: String?
  /// Whether they say no offset, so that a zone must.
  var needsZone = false

  /// Patterns by which times are written that are no ISO 8601. Where a day
  /// could be a month too, the day comes first, as it does in most countries.
  private static let patterns = [
    "dd.MM.yyyy HH:mm", "dd.MM.yyyy HH:mm:ss", "dd.MM.yyyy",
    "d.M.yyyy H:mm", "d.M.yyyy", "dd/MM/yyyy HH:mm", "dd/MM/yyyy",
    "d/M/yyyy H:mm", "MM/dd/yyyy HH:mm", "M/d/yyyy H:mm",
    "MM/dd/yyyy hh:mm a", "M/d/yyyy h:mm a", "MM/dd/yyyy", "M/d/yyyy",
    "yyyy/MM/dd HH:mm", "yyyy/MM/dd", "yyyyMMdd'T'HHmm", "yyyyMMddHHmm",
  ]

  /// The form that all of some values have; nil when there is none.
  init?(_ values: [JSONValue]) {
    guard !values.isEmpty else { return nil }
    let numbers = values.compactMap(\.double)
    if numbers.count == values.count {
      guard let unit = Self.unit(numbers) else { return nil }
      self.init(format: unit)
      return
    }
    let texts = values.compactMap(\.string)
    guard texts.count == values.count else { return nil }
    if texts.allSatisfy({ Instant(iso8601: $0) != nil }) {
      self.init(format: nil)
      return
    }
    let digits = texts.compactMap { $0.count >= 9 ? Double($0) : nil }
    if digits.count == texts.count, let unit = Self.unit(digits) {
      self.init(format: unit)
      return
    }
    if texts.allSatisfy(Self.isLocal) {
      self.init(format: nil, needsZone: true)
      return
    }
    let pattern = Self.patterns.first { text in
      guard let pattern = try? TimePattern(text) else { return false }
      return texts.allSatisfy {
        (try? pattern.instant($0, in: .utc)) != nil
      }
    }
    guard let pattern else { return nil }
    self.init(format: pattern, needsZone: true)
  }

  private init(format: String?, needsZone: Bool = false) {
    self.format = format
    self.needsZone = needsZone
  }

  /// Since 1973, in seconds or milliseconds.
  private static func unit(_ numbers: [Double]) -> String? {
    if numbers.allSatisfy({ 1e8..<1e11 ~= $0 }) { return "unix-seconds" }
    if numbers.allSatisfy({ 1e11..<1e14 ~= $0 }) { return "unix-milliseconds" }
    return nil
  }

  /// Whether it is an ISO 8601 date, perhaps with a time, without an offset.
  private static func isLocal(_ text: String) -> Bool {
    let hasTime = text.utf8.count > 10
    return Instant(iso8601: text + (hasTime ? "Z" : "T00:00Z")) != nil
  }
}
