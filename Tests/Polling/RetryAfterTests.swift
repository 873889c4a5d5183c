import Localization
import Testing

@testable import Polling

@Suite("Retry-After and dates of HTTP are read")
struct RetryAfterTests {
  private static let now = Instant(milliseconds: 784_111_777_000)

  @Test(
    "How long an upstream asks to wait",
    arguments: [
      ("120", nil, 120), ("0", nil, 0), ("007", nil, 7),
      ("99999999999999999999999", nil, 3600), ("86400", nil, 3600),
      ("-5", nil, nil), ("1.5", nil, nil), ("soon", nil, nil), ("", nil, nil),
      // 08:49:37 by our clock.
      ("Sun, 06 Nov 1994 08:50:07 GMT", nil, 30),
      ("Sun, 06 Nov 1994 08:49:07 GMT", nil, nil),
      // Its clock is an hour off, either way.
      (
        "Sun, 06 Nov 1994 09:50:07 GMT", "Sun, 06 Nov 1994 09:49:37 GMT", 30
      ),
      (
        "Sun, 06 Nov 1994 07:50:07 GMT", "Sun, 06 Nov 1994 07:49:37 GMT", 30
      ),
      ("Sun, 06 Nov 2094 09:50:07 GMT", nil, 3600),
    ] as [(String, String?, Double?)])
  func seconds(text: String, date: String?, expected: Double?) {
    var response = PollResponse(status: 503, headers: ["retry-after": text])
    response.headers["date"] = date
    #expect(RetryAfter.seconds(in: response, at: Self.now) == expected)
  }

  @Test(
    "Each form of a date (RFC 9110, section 5.6.7)",
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z"),
      ("Sunday, 06-Nov-94 08:49:37 GMT", "1994-11-06T08:49:37Z"),
      ("Sun Nov  6 08:49:37 1994", "1994-11-06T08:49:37Z"),
      ("Thursday, 18-Jun-26 20:00:00 GMT", "2026-06-18T20:00:00Z"),
      ("Sun, 31 Nov 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 08:49:37 CET", nil),
      ("Sun, 06 Nov 1994 25:49:37 GMT", nil),
      ("Sun, 06 Now 1994 08:49:37 GMT", nil), ("", nil),
      ("1994-11-06T08:49:37Z", nil),
      ("Sun, 99999999999999999999 Nov 1994 08:49:37 GMT", nil),
    ] as [(String, String?)])
  func dates(text: String, expected: String?) {
    #expect(HTTPDate.parse(text)?.iso8601 == expected)
  }
}
