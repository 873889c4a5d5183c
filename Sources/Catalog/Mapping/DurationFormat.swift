/// How another system writes a length of time.
enum DurationFormat: String, Sendable, CaseIterable {
  case seconds, milliseconds, minutes
  /// `PT1H32M10S` (ISO 8601-1, 5.5.2), in days, hours, minutes and seconds.
  case iso8601
  /// `1:32:10`, `92:10` or `92`; the first number may be of any size.
  case clock

  /// The format of a text, by its form.
  init(of text: String) {
    if text.utf8.contains(UInt8(ascii: ":")) {
      self = .clock
    } else if text.utf8.first.map({ $0 | 0x20 }) == UInt8(ascii: "p") {
      self = .iso8601
    } else {
      self = .seconds
    }
  }

  /// Seconds; nil when the text does not follow the format. A decimal comma
  /// is taken too.
  func seconds(_ text: String) -> Double? {
    switch self {
    case .seconds: Self.number(text[...])
    case .milliseconds: Self.number(text[...]).map { $0 / 1000 }
    case .minutes: Self.number(text[...]).map { $0 * 60 }
    case .iso8601: Self.iso8601(text)
    case .clock: Self.clock(text)
    }
  }

  /// An unsigned decimal number.
  private static func number(_ text: Substring) -> Double? {
    let bytes = text.utf8
    guard bytes.count <= 40, let first = bytes.first, 0x30...0x39 ~= first,
      bytes.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E || $0 == 0x2C })
    else { return nil }
    let point = String(text.map { $0 == "," ? "." : $0 })
    return Double(point)
  }

  private static func clock(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3 else { return nil }
    var seconds = 0.0
    for (place, part) in parts.enumerated() {
      guard let number = number(part) else { return nil }
      let isLast = place == parts.count - 1
      guard isLast || number == number.rounded() else { return nil }
      guard place == 0 || (number < 60 && part.utf8.count >= 2) else {
        return nil
      }
      seconds = seconds * 60 + number
    }
    return seconds
  }

  private static func iso8601(_ text: String) -> Double? {
    var rest = text.uppercased()[...]
    guard rest.popFirst() == "P", !rest.isEmpty else { return nil }
    var seconds = 0.0
    var units: [(Character, Double)] = [("W", 604_800), ("D", 86_400)]
    var isTime = false
    while !rest.isEmpty {
      if rest.first == "T", !isTime {
        isTime = true
        rest = rest.dropFirst()
        units = [("H", 3600), ("M", 60), ("S", 1)]
        if rest.isEmpty { return nil }
        continue
      }
      let digits = rest.prefix { $0 == "." || $0 == "," || $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard let number = number(digits), let unit = rest.popFirst(),
        let place = units.firstIndex(where: { $0.0 == unit })
      else { return nil }
      seconds += number * units[place].1
      units.removeFirst(place + 1)
    }
    return seconds
  }
}
