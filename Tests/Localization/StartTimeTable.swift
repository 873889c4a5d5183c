/// Start times in eight locales and four zones. The instants are the minute
/// before New York's clocks go forward, the minute after, and the same hour
/// of a clock twice when they go back.
enum StartTimeTable {
  static let instants = [
    "2026-03-08T06:59:00Z", "2026-03-08T07:00:00Z",
    "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z",
  ]

  struct Row: Sendable {
    var locale: String
    var timeZone: String
    var texts: [String]

    init(_ locale: String, _ timeZone: String, _ texts: [String]) {
      self.locale = locale
      self.timeZone = timeZone
      self.texts = texts
    }
  }

  static let en = [
    Row(
      "en", "America/New_York",
      [
        "Sun, Mar 8, 1:59\u{202F}AM EST",
        "Sun, Mar 8, 3:00\u{202F}AM EDT",
        "Sun, Nov 1, 1:30\u{202F}AM EDT",
        "Sun, Nov 1, 1:30\u{202F}AM EST",
      ]),
    Row(
      "en", "Asia/Kolkata",
      [
        "Sun, Mar 8, 12:29\u{202F}PM GMT+5:30",
        "Sun, Mar 8, 12:30\u{202F}PM GMT+5:30",
        "Sun, Nov 1, 11:00\u{202F}AM GMT+5:30",
        "Sun, Nov 1, 12:00\u{202F}PM GMT+5:30",
      ]),
    Row(
      "en", "Asia/Kathmandu",
      [
        "Sun, Mar 8, 12:44\u{202F}PM GMT+5:45",
        "Sun, Mar 8, 12:45\u{202F}PM GMT+5:45",
        "Sun, Nov 1, 11:15\u{202F}AM GMT+5:45",
        "Sun, Nov 1, 12:15\u{202F}PM GMT+5:45",
      ]),
    Row(
      "en", "UTC",
      [
        "Sun, Mar 8, 6:59\u{202F}AM UTC",
        "Sun, Mar 8, 7:00\u{202F}AM UTC",
        "Sun, Nov 1, 5:30\u{202F}AM UTC",
        "Sun, Nov 1, 6:30\u{202F}AM UTC",
      ]),
  ]

  static let es = [
    Row(
      "es", "America/New_York",
      [
        "dom, 8 mar, 1:59 GMT-5",
        "dom, 8 mar, 3:00 GMT-4",
        "dom, 1 nov, 1:30 GMT-4",
        "dom, 1 nov, 1:30 GMT-5",
      ]),
    Row(
      "es", "Asia/Kolkata",
      [
        "dom, 8 mar, 12:29 GMT+5:30",
        "dom, 8 mar, 12:30 GMT+5:30",
        "dom, 1 nov, 11:00 GMT+5:30",
        "dom, 1 nov, 12:00 GMT+5:30",
      ]),
    Row(
      "es", "Asia/Kathmandu",
      [
        "dom, 8 mar, 12:44 GMT+5:45",
        "dom, 8 mar, 12:45 GMT+5:45",
        "dom, 1 nov, 11:15 GMT+5:45",
        "dom, 1 nov, 12:15 GMT+5:45",
      ]),
    Row(
      "es", "UTC",
      [
        "dom, 8 mar, 6:59 UTC",
        "dom, 8 mar, 7:00 UTC",
        "dom, 1 nov, 5:30 UTC",
        "dom, 1 nov, 6:30 UTC",
      ]),
  ]

  static let he = [
    Row(
      "he", "America/New_York",
      [
        "יום א׳, 8 במרץ, 01:59 GMT-5\u{200E}",
        "יום א׳, 8 במרץ, 03:00 GMT-4\u{200E}",
        "יום א׳, 1 בנוב׳, 01:30 GMT-4\u{200E}",
        "יום א׳, 1 בנוב׳, 01:30 GMT-5\u{200E}",
      ]),
    Row(
      "he", "Asia/Kolkata",
      [
        "יום א׳, 8 במרץ, 12:29 GMT\u{200E}+5:30\u{200E}",
        "יום א׳, 8 במרץ, 12:30 GMT\u{200E}+5:30\u{200E}",
        "יום א׳, 1 בנוב׳, 11:00 GMT\u{200E}+5:30\u{200E}",
        "יום א׳, 1 בנוב׳, 12:00 GMT\u{200E}+5:30\u{200E}",
      ]),
    Row(
      "he", "Asia/Kathmandu",
      [
        "יום א׳, 8 במרץ, 12:44 GMT\u{200E}+5:45\u{200E}",
        "יום א׳, 8 במרץ, 12:45 GMT\u{200E}+5:45\u{200E}",
        "יום א׳, 1 בנוב׳, 11:15 GMT\u{200E}+5:45\u{200E}",
        "יום א׳, 1 בנוב׳, 12:15 GMT\u{200E}+5:45\u{200E}",
      ]),
    Row(
      "he", "UTC",
      [
        "יום א׳, 8 במרץ, 06:59 UTC",
        "יום א׳, 8 במרץ, 07:00 UTC",
        "יום א׳, 1 בנוב׳, 05:30 UTC",
        "יום א׳, 1 בנוב׳, 06:30 UTC",
      ]),
  ]

  static let ja = [
    Row(
      "ja", "America/New_York",
      [
        "3月8日(日) 1:59 GMT-5",
        "3月8日(日) 3:00 GMT-4",
        "11月1日(日) 1:30 GMT-4",
        "11月1日(日) 1:30 GMT-5",
      ]),
    Row(
      "ja", "Asia/Kolkata",
      [
        "3月8日(日) 12:29 GMT+5:30",
        "3月8日(日) 12:30 GMT+5:30",
        "11月1日(日) 11:00 GMT+5:30",
        "11月1日(日) 12:00 GMT+5:30",
      ]),
    Row(
      "ja", "Asia/Kathmandu",
      [
        "3月8日(日) 12:44 GMT+5:45",
        "3月8日(日) 12:45 GMT+5:45",
        "11月1日(日) 11:15 GMT+5:45",
        "11月1日(日) 12:15 GMT+5:45",
      ]),
    Row(
      "ja", "UTC",
      [
        "3月8日(日) 6:59 UTC",
        "3月8日(日) 7:00 UTC",
        "11月1日(日) 5:30 UTC",
        "11月1日(日) 6:30 UTC",
      ]),
  ]

  static let ar = [
    Row(
      "ar", "America/New_York",
      [
        "أحد، ٨ مارس، ١:٥٩\u{A0}ص غرينتش-٥",
        "أحد، ٨ مارس، ٣:٠٠\u{A0}ص غرينتش-٤",
        "أحد، ١ نوفمبر، ١:٣٠\u{A0}ص غرينتش-٤",
        "أحد، ١ نوفمبر، ١:٣٠\u{A0}ص غرينتش-٥",
      ]),
    Row(
      "ar", "Asia/Kolkata",
      [
        "أحد، ٨ مارس، ١٢:٢٩\u{A0}م غرينتش+٥:٣٠",
        "أحد، ٨ مارس، ١٢:٣٠\u{A0}م غرينتش+٥:٣٠",
        "أحد، ١ نوفمبر، ١١:٠٠\u{A0}ص غرينتش+٥:٣٠",
        "أحد، ١ نوفمبر، ١٢:٠٠\u{A0}م غرينتش+٥:٣٠",
      ]),
    Row(
      "ar", "Asia/Kathmandu",
      [
        "أحد، ٨ مارس، ١٢:٤٤\u{A0}م غرينتش+٥:٤٥",
        "أحد، ٨ مارس، ١٢:٤٥\u{A0}م غرينتش+٥:٤٥",
        "أحد، ١ نوفمبر، ١١:١٥\u{A0}ص غرينتش+٥:٤٥",
        "أحد، ١ نوفمبر، ١٢:١٥\u{A0}م غرينتش+٥:٤٥",
      ]),
    Row(
      "ar", "UTC",
      [
        "أحد، ٨ مارس، ٦:٥٩\u{A0}ص UTC",
        "أحد، ٨ مارس، ٧:٠٠\u{A0}ص UTC",
        "أحد، ١ نوفمبر، ٥:٣٠\u{A0}ص UTC",
        "أحد، ١ نوفمبر، ٦:٣٠\u{A0}ص UTC",
      ]),
  ]

  static let de = [
    Row(
      "de", "America/New_York",
      [
        "So. 8. März, 01:59 GMT-5",
        "So. 8. März, 03:00 GMT-4",
        "So. 1. Nov., 01:30 GMT-4",
        "So. 1. Nov., 01:30 GMT-5",
      ]),
    Row(
      "de", "Asia/Kolkata",
      [
        "So. 8. März, 12:29 GMT+5:30",
        "So. 8. März, 12:30 GMT+5:30",
        "So. 1. Nov., 11:00 GMT+5:30",
        "So. 1. Nov., 12:00 GMT+5:30",
      ]),
    Row(
      "de", "Asia/Kathmandu",
      [
        "So. 8. März, 12:44 GMT+5:45",
        "So. 8. März, 12:45 GMT+5:45",
        "So. 1. Nov., 11:15 GMT+5:45",
        "So. 1. Nov., 12:15 GMT+5:45",
      ]),
    Row(
      "de", "UTC",
      [
        "So. 8. März, 06:59 UTC",
        "So. 8. März, 07:00 UTC",
        "So. 1. Nov., 05:30 UTC",
        "So. 1. Nov., 06:30 UTC",
      ]),
  ]

  static let fr = [
    Row(
      "fr", "America/New_York",
      [
        "dim. 8 mars, 01:59 UTC−5",
        "dim. 8 mars, 03:00 UTC−4",
        "dim. 1 nov., 01:30 UTC−4",
        "dim. 1 nov., 01:30 UTC−5",
      ]),
    Row(
      "fr", "Asia/Kolkata",
      [
        "dim. 8 mars, 12:29 UTC+5:30",
        "dim. 8 mars, 12:30 UTC+5:30",
        "dim. 1 nov., 11:00 UTC+5:30",
        "dim. 1 nov., 12:00 UTC+5:30",
      ]),
    Row(
      "fr", "Asia/Kathmandu",
      [
        "dim. 8 mars, 12:44 UTC+5:45",
        "dim. 8 mars, 12:45 UTC+5:45",
        "dim. 1 nov., 11:15 UTC+5:45",
        "dim. 1 nov., 12:15 UTC+5:45",
      ]),
    Row(
      "fr", "UTC",
      [
        "dim. 8 mars, 06:59 UTC",
        "dim. 8 mars, 07:00 UTC",
        "dim. 1 nov., 05:30 UTC",
        "dim. 1 nov., 06:30 UTC",
      ]),
  ]

  static let pt = [
    Row(
      "pt-BR", "America/New_York",
      [
        "dom., 8 de mar., 01:59 GMT-5",
        "dom., 8 de mar., 03:00 GMT-4",
        "dom., 1 de nov., 01:30 GMT-4",
        "dom., 1 de nov., 01:30 GMT-5",
      ]),
    Row(
      "pt-BR", "Asia/Kolkata",
      [
        "dom., 8 de mar., 12:29 GMT+5:30",
        "dom., 8 de mar., 12:30 GMT+5:30",
        "dom., 1 de nov., 11:00 GMT+5:30",
        "dom., 1 de nov., 12:00 GMT+5:30",
      ]),
    Row(
      "pt-BR", "Asia/Kathmandu",
      [
        "dom., 8 de mar., 12:44 GMT+5:45",
        "dom., 8 de mar., 12:45 GMT+5:45",
        "dom., 1 de nov., 11:15 GMT+5:45",
        "dom., 1 de nov., 12:15 GMT+5:45",
      ]),
    Row(
      "pt-BR", "UTC",
      [
        "dom., 8 de mar., 06:59 UTC",
        "dom., 8 de mar., 07:00 UTC",
        "dom., 1 de nov., 05:30 UTC",
        "dom., 1 de nov., 06:30 UTC",
      ]),
  ]

  static let rows =
    en + es + he + ja
    + ar + de + fr + pt
}
