import Testing

@testable import Localization

@Suite struct InstantTests {
  @Test(
    "Instants are read from RFC 3339 and written in UTC",
    arguments: [
      ("2026-06-18T20:00:00Z", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
      ("1969-12-31T23:59:59.999Z", -1, "1969-12-31T23:59:59.999Z"),
      ("2026-06-18t20:00:00z", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("2026-06-18 20:00:00Z", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("2026-06-18T20:00Z", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("2026-06-18T22:00:00+02:00", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("2026-06-18T22:00:00+0200", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("2026-06-18T14:15:00-05:45", 1_781_812_800_000, "2026-06-18T20:00:00Z"),
      ("2026-01-01T00:30:00+01:00", 1_767_223_800_000, "2025-12-31T23:30:00Z"),
      ("1970-01-01T00:00:00.5Z", 500, "1970-01-01T00:00:00.500Z"),
      ("1970-01-01T00:00:00,05Z", 50, "1970-01-01T00:00:00.050Z"),
      ("1970-01-01T00:00:00.0019999Z", 1, "1970-01-01T00:00:00.001Z"),
      ("2000-02-29T00:00:00Z", 951_782_400_000, "2000-02-29T00:00:00Z"),
      ("0001-01-01T00:00:00Z", -62_135_596_800_000, "0001-01-01T00:00:00Z"),
      (
        "9999-12-31T23:59:59.999Z", 253_402_300_799_999,
        "9999-12-31T23:59:59.999Z"
      ),
    ])
  func reading(text: String, milliseconds: Int64, written: String) throws {
    let instant = try Instant.parse(iso8601: text)
    #expect(instant.milliseconds == milliseconds)
    #expect(instant.iso8601 == written)
    #expect(Instant(iso8601: written) == instant)
  }

  @Test(
    "What is not an instant says why",
    arguments: [
      ("2026-06-18", .noZone),
      ("2026-06-18T20:00:00", .noZone),
      ("2026-06-18T20:00", .noZone),
      ("2026-06-18T20:00:00.123", .noZone),
      ("2026-02-30T00:00:00Z", .noSuchDate),
      ("2026-02-29T00:00:00Z", .noSuchDate),
      ("1900-02-29T00:00:00Z", .noSuchDate),
      ("2026-04-31T00:00:00Z", .noSuchDate),
      ("2026-13-01T00:00:00Z", .noSuchDate),
      ("2026-00-01T00:00:00Z", .noSuchDate),
      ("2026-01-00T00:00:00Z", .noSuchDate),
      ("2026-01-01T24:00:00Z", .noSuchDate),
      ("2026-01-01T23:60:00Z", .noSuchDate),
      ("2016-12-31T23:59:60Z", .noSuchDate),
      ("2026-01-01T00:00:00+24:00", .noSuchDate),
      ("2026-01-01T00:00:00+01:60", .noSuchDate),
      ("0000-01-01T00:00:00Z", .outOfRange),
      ("0001-01-01T00:00:00+00:01", .outOfRange),
      ("9999-12-31T23:59:00-00:01", .outOfRange),
      ("", .malformed),
      ("soon", .malformed),
      ("2026-6-18T20:00:00Z", .malformed),
      ("18.06.2026 20:00", .malformed),
      ("2026-06-18T20Z", .malformed),
      ("2026-06-18T20:00:00.Z", .malformed),
      ("2026-06-18T20:00:00Z ", .malformed),
      (" 2026-06-18T20:00:00Z", .malformed),
      ("2026-06-18T20:00:00ZZ", .malformed),
      ("2026-06-18T20:00:00 EST", .malformed),
      ("2026-06-18T20:00:00+2", .malformed),
      ("2026-06-18T20:00:00+02:0", .malformed),
      ("+12026-06-18T20:00:00Z", .malformed),
      ("12026-06-18T20:00:00Z", .malformed),
      ("-026-06-18T20:00:00Z", .malformed),
      ("٢٠٢٦-06-18T20:00:00Z", .malformed),
      ("1781812800", .malformed),
    ] as [(String, Instant.ParseError)])
  func refusing(text: String, error: Instant.ParseError) {
    #expect(throws: error) { try Instant.parse(iso8601: text) }
    #expect(Instant(iso8601: text) == nil)
  }

  @Test("Instants beyond the calendar are written as its ends")
  func clamping() {
    #expect(
      Instant(milliseconds: .min).iso8601 == "0001-01-01T00:00:00Z")
    #expect(
      Instant(milliseconds: .max).iso8601 == "9999-12-31T23:59:59.999Z")
  }

  @Test("Bytes are appended behind what is there")
  func appending() {
    var bytes = Array("at ".utf8)
    Instant(milliseconds: 0).append(iso8601Into: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == "at 1970-01-01T00:00:00Z")
  }

  @Test("Days follow each other through every leap rule")
  func calendar() {
    var expected = CivilDate(year: 1, month: 1, day: 1)
    let first = expected.daysSinceEpoch
    var wrong: [CivilDate] = []
    for days in first..<(first + 150_000) {
      let isRight =
        expected.daysSinceEpoch == days
        && CivilDate(daysSinceEpoch: days) == expected
      if !isRight { wrong.append(expected) }
      expected.day += 1
      let length = CivilDate.days(
        inMonth: expected.month, of: expected.year)
      if expected.day > length {
        expected.day = 1
        expected.month = expected.month % 12 + 1
        if expected.month == 1 { expected.year += 1 }
      }
    }
    #expect(wrong == [])
  }
}
