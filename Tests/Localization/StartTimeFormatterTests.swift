import Testing

@testable import Localization

@Suite struct StartTimeFormatterTests {
  private func formatter(
    _ locale: String, _ timeZone: String
  ) throws -> StartTimeFormatter {
    StartTimeFormatter(
      locale: try #require(LocaleID(locale)),
      timeZone: try #require(TimeZoneID(timeZone)))
  }

  @Test(
    "Start times hold across daylight saving, with the zone shown",
    arguments: StartTimeTable.rows)
  func table(row: StartTimeTable.Row) throws {
    let formatter = try formatter(row.locale, row.timeZone)
    for (instant, text) in zip(StartTimeTable.instants, row.texts) {
      let instant = try #require(Instant(iso8601: instant))
      #expect(formatter.short(instant) == text)
    }
  }

  @Test(
    "The full form has the whole weekday and month, and the year",
    arguments: [
      ("en", "Thursday, June 18, 2026, 4:00\u{202F}PM EDT"),
      ("en-GB", "Thursday, 18 June 2026, 16:00 GMT-4"),
      ("es", "jueves, 18 de junio de 2026, 16:00 GMT-4"),
      ("he", "יום חמישי, 18 ביוני 2026, 16:00 GMT-4\u{200E}"),
      ("ja", "2026年6月18日 木曜日 16:00 GMT-4"),
      ("ar", "الخميس، ١٨ يونيو، ٢٠٢٦، ٤:٠٠\u{A0}م غرينتش-٤"),
      ("ar-AE", "الخميس، 18 يونيو، 2026، 4:00\u{A0}م غرينتش-4"),
      ("de", "Donnerstag, 18. Juni 2026, 16:00 GMT-4"),
      ("fr", "jeudi 18 juin 2026, 16:00 UTC−4"),
      ("pt-BR", "quinta-feira, 18 de junho de 2026, 16:00 GMT-4"),
      ("zh-HK", "2026年6月18日 星期四 下午4:00 [EDT]"),
      // The Gregorian calendar, not the Persian or Buddhist one, and minutes
      // of two digits.
      ("fa", "پنجشنبه ۱۸ ژوئن ۲۰۲۶، ۱۶:۰۰ (\u{200E}−۴ گرینویچ)"),
      (
        "th", "วันพฤหัสบดีที่ 18 มิถุนายน 2026 16 นาฬิกา 00 นาที GMT-4"
      ),
      // A language without dates takes English ones, not those of the
      // process.
      ("xx", "Thursday, June 18, 2026, 4:00\u{202F}PM EDT"),
      ("en-XA", "[Ţĥûŕšđåý, Ĵûñé 18, 2026 óñé ţŵ], 4:00\u{202F}PM EDT"),
      (
        "ar-XB",
        "\u{200F}\u{202E}Thursday\u{202C}\u{200F}, "
          + "\u{200F}\u{202E}June\u{202C}\u{200F} 18, 2026, "
          + "4:00\u{202F}PM EDT"
      ),
    ])
  func full(locale: String, text: String) throws {
    let instant = try #require(Instant(iso8601: "2026-06-18T20:00:00Z"))
    #expect(try formatter(locale, "America/New_York").full(instant) == text)
  }

  @Test("Date and time can be had apart")
  func parts() throws {
    let instant = try #require(Instant(iso8601: "2026-06-18T20:00:00Z"))
    let formatter = try formatter("de", "Europe/Berlin")
    #expect(formatter.date(instant) == "Do. 18. Juni")
    #expect(formatter.time(instant) == "22:00 MESZ")
  }

  @Test(
    "Every name of UTC is shown as UTC",
    arguments: ["UTC", "Etc/UTC", "Zulu", "Etc/UCT", "Universal"])
  func utc(name: String) throws {
    let instant = Instant(milliseconds: 0)
    #expect(try formatter("es", name).short(instant) == "jue, 1 ene, 0:00 UTC")
  }

  @Test(
    "No locale or instant stops the program",
    arguments: [
      "ar-EG", "as", "bn", "ccp", "ckb", "dz", "ff-Adlm", "fa", "hi", "mni",
      "mni-Mtei", "mr", "my", "ne", "nqo", "ps", "sa", "sat", "sd", "ur-IN",
      "uz-Arab", "zh-Hant", "zz-Zzzz-ZZ",
    ])
  func robust(locale: String) throws {
    let formatter = try formatter(locale, "Asia/Kathmandu")
    let instants = [.min, Instant.earliest.milliseconds, 0, .max]
    for milliseconds in instants {
      let text = formatter.full(Instant(milliseconds: milliseconds))
      #expect(!text.isEmpty)
    }
  }
}
