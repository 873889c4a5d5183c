import Localization

/// Answers questions about Localization, one a line, fields parted by tabs:
///
///     time    LOCALE  ZONE  INSTANT     date, time, short and full text
///     digits  LOCALE                    numbering system and direction
///     plural  LOCALE  COUNT…            the category of each
///     spoken  LOCALE  SECONDS…          each in words
///     texts   LOCALE                    every default text, KEY=TEXT
///     titles  LOCALE  TITLE…            the titles in order
@main
struct LocalizationDump {
  static func main() {
    while let line = readLine() {
      let fields = line.split(
        separator: "\t", omittingEmptySubsequences: false
      ).map(String.init)
      let answer =
        fields.count > 1
        ? LocaleID(fields[1]).map {
          answers(to: fields[0], in: $0, Array(fields.dropFirst(2)))
        } : nil
      print((answer ?? ["?"]).joined(separator: "\t"))
    }
  }

  private static func answers(
    to question: String, in locale: LocaleID, _ operands: [String]
  ) -> [String] {
    switch question {
    case "time": times(locale, operands)
    case "digits": [locale.numberingSystem, locale.direction.rawValue]
    case "plural": plurals(locale, operands)
    case "spoken": spoken(locale, operands)
    case "texts": texts(locale)
    case "titles":
      TitleCollation(locale: locale).order(operands).map { operands[$0] }
    default: ["?"]
    }
  }

  private static func times(
    _ locale: LocaleID, _ operands: [String]
  ) -> [String] {
    guard operands.count == 2, let zone = TimeZoneID(operands[0]),
      let instant = Instant(iso8601: operands[1])
    else { return ["?"] }
    let formatter = StartTimeFormatter(locale: locale, timeZone: zone)
    return [
      formatter.date(instant), formatter.time(instant),
      formatter.short(instant), formatter.full(instant),
    ]
  }

  private static func plurals(
    _ locale: LocaleID, _ operands: [String]
  ) -> [String] {
    let strings = Strings(locale: locale)
    return operands.map { operand in
      Int(operand).map { strings.pluralCategory(of: $0).rawValue } ?? "?"
    }
  }

  private static func spoken(
    _ locale: LocaleID, _ operands: [String]
  ) -> [String] {
    let strings = Strings(locale: locale)
    return operands.map { operand in
      Double(operand).map { strings.spokenDuration(seconds: $0) } ?? "?"
    }
  }

  private static func texts(_ locale: LocaleID) -> [String] {
    let strings = Strings(locale: locale)
    return StringKey.allCases.map { "\($0.rawValue)=\(strings[$0])" }
      + StringPattern.allCases.map {
        "\($0.rawValue)=\(strings.pattern($0))"
      }
  }
}
