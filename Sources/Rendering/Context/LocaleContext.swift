import Localization
import Templating

/// What every page in one locale shares, whatever its theme. Formatters and
/// default strings are made once, here.
///
/// Immutable; a class because the models of every page hold it.
public final class LocaleContext: Sendable {
  /// The locale.
  public let locale: LocaleID
  /// What its own people call it.
  let autonym: String
  let strings: Strings
  let durations: DurationFormatter
  /// The default strings as templates read them.
  let text: Record
  /// The default strings that a playing player needs, as JSON.
  let playerTexts: [UInt8]
  /// Start times are shown in it.
  let timeZone: TimeZoneID
  /// The language of texts that a site has only once, such as its Markdown
  /// pages; absent where it is the page's.
  let siteLanguage: Value
  private let language: String
  private let resolver: TextResolver
  private let formatter: StartTimeFormatter
  private let times: CardTimes

  /// The context of `locale` for start times in `timeZone`. The `instants`
  /// and `lengths` (in seconds) are formatted ahead; others are formatted
  /// when they are needed.
  public init(
    locale: LocaleID, siteDefault: LocaleID, timeZone: TimeZoneID,
    instants: some Sequence<Instant> = [],
    lengths: some Sequence<Double> = []
  ) {
    self.locale = locale
    autonym = locale.autonym
    strings = Strings(locale: locale)
    durations = DurationFormatter(locale: locale)
    language = locale.language
    siteLanguage =
      siteDefault.language == locale.language
      ? .absent : .text(siteDefault.identifier)
    resolver = TextResolver(locale: locale, siteDefault: siteDefault)
    self.timeZone = timeZone
    formatter = StartTimeFormatter(locale: locale, timeZone: timeZone)
    var text = Fields<TextField>()
    for field in TextField.allCases {
      text[field] = .text(strings[field.key])
    }
    self.text = text.record
    playerTexts = PlayerTexts.json(strings)
    times = CardTimes(
      strings: strings, durations: durations, formatter: formatter,
      starts: instants, lengths: lengths)
  }

  /// A start time without the year, as cards show it, with their icon.
  func startTime(_ instant: Instant, icon: Value = .absent) -> Record {
    var time = times.start(instant)
    if !icon.isAbsent { time[TimeField.icon] = icon }
    return time
  }

  /// A length in seconds for the eye, for machines and in words, with the
  /// icon of cards.
  func length(_ seconds: Double, icon: Value = .absent) -> Record {
    var length = times.length(seconds)
    if !icon.isAbsent { length[DurationField.icon] = icon }
    return length
  }

  /// A start time with the year, as the waiting room shows it.
  func fullStartTime(_ instant: Instant) -> String { formatter.full(instant) }

  /// A text in this locale, and its language where that differs from the
  /// page's.
  func resolve(_ text: LocalizedText) -> (text: String, lang: Value) {
    let (text, written) = resolver.resolve(text)
    guard let written, written != locale, written.language != language
    else {
      return (text, .absent)
    }
    return (text, .text(written.identifier))
  }

  /// Puts a text and its language into two fields of a record.
  func set<Field: TemplateField>(
    _ text: LocalizedText?, _ field: Field, _ langField: Field,
    in record: inout Fields<Field>
  ) {
    guard let text else { return }
    let (string, lang) = resolve(text)
    record[field] = .text(string)
    record[langField] = lang
  }
}
