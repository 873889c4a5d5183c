import Localization

extension Instant {
  /// `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  var httpDate: String {
    let text = Array(iso8601.utf8)
    func part(_ range: Range<Int>) -> String {
      String(decoding: text[range], as: UTF8.self)
    }
    // 1970-01-01 was a Thursday.
    let days = Int((Double(milliseconds) / 86_400_000).rounded(.down))
    let weekday = Self.weekdays[((days % 7) + 7) % 7]
    let month = Int(part(5..<7)).map { Self.months[$0 - 1] } ?? ""
    return "\(weekday), \(part(8..<10)) \(month) \(part(0..<4)) "
      + "\(part(11..<19)) GMT"
  }

  private static let weekdays = [
    "Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed",
  ]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct",
    "Nov", "Dec",
  ]
}
