import Localization
import Testing

@Suite struct TimePatternTests {
  /// Pattern, text, zone and what comes out.
  static let readings: [(String, String, String?, String)] = [
    (
      "yyyy-MM-dd HH:mm", "2026-06-18 20:00", "Europe/Madrid",
      "2026-06-18T18:00:00Z"
    ),
    (
      "yyyy-MM-dd HH:mm", "2026-12-18 20:00", "Europe/Madrid",
      "2026-12-18T19:00:00Z"
    ),
    ("dd.MM.yyyy", "18.06.2026", "UTC", "2026-06-18T00:00:00Z"),
    ("d.M.yy H:mm", "1.2.26 7:05", "UTC", "2026-02-01T07:05:00Z"),
    ("d.M.yy", "1.2.70", "UTC", "1970-02-01T00:00:00Z"),
    (
      "MM/dd/yyyy hh:mm a", "06/18/2026 12:30 AM", "UTC",
      "2026-06-18T00:30:00Z"
    ),
    (
      "MM/dd/yyyy hh:mm a", "06/18/2026 12:30 pm", "UTC",
      "2026-06-18T12:30:00Z"
    ),
    (
      "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2026-06-18T20:00:01.250+05:30", nil,
      "2026-06-18T14:30:01.250Z"
    ),
    ("yyyyMMddHHmmssX", "20260618200000Z", nil, "2026-06-18T20:00:00Z"),
    ("yyyyMMdd HHmm Z", "20260618 2000 -0330", nil, "2026-06-18T23:30:00Z"),
    (
      "dd 'o''clock' MM yyyy HH", "18 o'clock 06 2026 20", "UTC",
      "2026-06-18T20:00:00Z"
    ),
    (
      "yyyy.MM.dd SSSSSS", "2026.06.18 123456", "UTC",
      "2026-06-18T00:00:00.123Z"
    ),
    ("yyyy.MM.dd S", "2026.06.18 5", "UTC", "2026-06-18T00:00:00.500Z"),
    // Clocks of Berlin skip 02:00 to 03:00 and later show it twice.
    (
      "yyyy-MM-dd HH:mm", "2026-03-29 01:59", "Europe/Berlin",
      "2026-03-29T00:59:00Z"
    ),
    ("yyyy-MM-dd HH:mm", "2026-03-29 02:30", "Europe/Berlin", "noSuchDate"),
    (
      "yyyy-MM-dd HH:mm", "2026-03-29 03:00", "Europe/Berlin",
      "2026-03-29T01:00:00Z"
    ),
    (
      "yyyy-MM-dd HH:mm", "2026-10-25 02:30", "Europe/Berlin",
      "2026-10-25T00:30:00Z"
    ),
    (
      "yyyy-MM-dd HH:mm", "2026-10-25 03:00", "Europe/Berlin",
      "2026-10-25T02:00:00Z"
    ),
    // A whole day that Samoa left out.
    ("yyyy-MM-dd HH:mm", "2011-12-30 12:00", "Pacific/Apia", "noSuchDate"),
    ("yyyy-MM-dd HH:mm", "2026-06-18 20:00", nil, "noZone"),
    ("yyyy-MM-dd HH:mm", "2026-06-18 20:00 ", "UTC", "malformed"),
    ("yyyy-MM-dd HH:mm", "2026-06-18", "UTC", "malformed"),
    ("yyyy-MM-dd HH:mm", "26-06-18 20:00", "UTC", "malformed"),
    ("yyyy-MM-dd HH:mm", "２０２６-06-18 20:00", "UTC", "malformed"),
    ("yyyy-MM-dd HH:mm", "2026-02-30 20:00", "UTC", "noSuchDate"),
    ("yyyy-MM-dd HH:mm", "2026-06-18 24:00", "UTC", "noSuchDate"),
    ("yyyy-MM-dd hh a", "2026-06-18 13 PM", "UTC", "noSuchDate"),
    ("yyyy-MM-dd hh a", "2026-06-18 00 PM", "UTC", "noSuchDate"),
    ("yyyy-MM-dd", "0000-06-18", "UTC", "outOfRange"),
    ("yyyy-MM-dd XXX", "0001-01-01 +14:00", nil, "outOfRange"),
    ("yyyy-MM-dd XXX", "2026-01-01 ", nil, "noZone"),
    ("yyyy-MM-dd XXX", "2026-01-01 CET", nil, "malformed"),
  ]

  @Test(arguments: readings)
  func readsTimesThatFollowThePattern(
    pattern: String, text: String, zone: String?, expected: String
  ) throws {
    let pattern = try TimePattern(pattern)
    let zone = try zone.map { try #require(TimeZoneID($0)) }
    let result: String
    do throws(Instant.ParseError) {
      result = try pattern.instant(text, in: zone).iso8601
    } catch {
      result = "\(error)"
    }
    #expect(result == expected)
  }

  static let problems: [(String, TimePattern.Problem)] = [
    ("", .empty),
    ("yyyy-MM-DD", .letters("DD")),
    ("yyyy-mm-dd", .missing("MM")),
    ("HH:mm", .missing("yyyy")),
    ("yyyy-MM", .missing("dd")),
    ("yyy-MM-dd", .letters("yyy")),
    ("yyyy-MMM-dd", .letters("MMM")),
    ("yyyy-MM-ddTHH", .letters("T")),
    ("yyyy-MM-dd HH hh a", .twice("hh")),
    ("yyyy-MM-dd yy", .twice("yy")),
    ("yyyy-MM-dd 'x", .unclosedQuote),
    ("yyyy-MM-dd hh:mm", .halfDay),
    ("yyyy-MM-dd HH:mm a", .halfDay),
  ]

  @Test(arguments: problems)
  func saysWhatMakesATextNoPattern(
    text: String, problem: TimePattern.Problem
  ) {
    #expect(throws: problem) { try TimePattern(text) }
  }

  static let localTimes: [(String, String)] = [
    ("2026-06-18T20:00:00Z", "2026-06-18T20:00:00Z"),
    ("2026-06-18T20:00", "2026-06-18T18:00:00Z"),
    ("2026-06-18 20:00:30", "2026-06-18T18:00:30Z"),
    ("2026-06-18", "2026-06-17T22:00:00Z"),
    ("2026-03-29T02:30", "noSuchDate"),
    ("2026-06", "malformed"),
  ]

  @Test(arguments: localTimes)
  func takesTimesWithoutAnOffsetOnTheClocksOfAZone(
    text: String, expected: String
  ) throws {
    let zone = try #require(TimeZoneID("Europe/Madrid"))
    let result: String
    do throws(Instant.ParseError) {
      result = try Instant.parse(iso8601: text, in: zone).iso8601
    } catch {
      result = "\(error)"
    }
    #expect(result == expected)
  }
}
