import Localization

/// `Retry-After` (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// An upstream can ask for no longer pause, in seconds.
  static let maximum: Double = 3600

  /// The seconds that an answer asks to wait; nil when it does not, or not as
  /// the specification has it. A date counts from the answer's own `Date`, so
  /// that an upstream whose clock is wrong does no harm.
  static func seconds(in response: PollResponse, at now: Instant) -> Double? {
    guard let text = response.headers["retry-after"] else { return nil }
    let digits = text.utf8
    if !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) {
      return min(Double(text) ?? maximum, maximum)
    }
    guard let until = HTTPDate.parse(text) else { return nil }
    let sent = response.headers["date"].flatMap(HTTPDate.parse) ?? now
    let seconds = until.seconds(since: sent)
    return seconds > 0 ? min(seconds, maximum) : nil
  }
}

/// Dates of header fields (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct",
    "Nov", "Dec",
  ]

  /// Reads each of the three forms: `Sun, 06 Nov 1994 08:49:37 GMT`,
  /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  static func parse(_ text: String) -> Instant? {
    guard text.utf8.count < 64 else { return nil }
    let words = text.split { $0 == " " || $0 == "," || $0 == "-" }
      .map(String.init)
    switch words.count {
    case 6 where words[5] == "GMT":
      return instant(words[3], words[2], words[1], words[4])
    case 5:
      return instant(words[4], words[1], words[2], words[3])
    default:
      return nil
    }
  }

  private static func instant(
    _ year: String, _ month: String, _ day: String, _ time: String
  ) -> Instant? {
    guard let place = months.firstIndex(of: month), let day = Int(day),
      var number = Int(year), time.utf8.count == 8
    else { return nil }
    // A year of two digits is at most 50 years ahead.
    if year.utf8.count == 2 { number += number < 76 ? 2000 : 1900 }
    guard 1000...9999 ~= number, 1...31 ~= day else { return nil }
    func two(_ number: Int) -> String {
      number < 10 ? "0\(number)" : "\(number)"
    }
    return Instant(iso8601: "\(number)-\(two(place + 1))-\(two(day))T\(time)Z")
  }
}
