import Testing

@testable import Localization

@Suite struct DurationTests {
  @Test(
    "Durations are shown as a clock does, in the digits of the locale",
    arguments: [
      ("en", 0, "0:00"), ("en", 59.99, "0:59"), ("en", 60, "1:00"),
      ("en", 307, "5:07"), ("en", 3599, "59:59"), ("en", 3600, "1:00:00"),
      ("en", 6120, "1:42:00"), ("en", 360_000, "100:00:00"),
      ("en", -1, "0:00"), ("en", .nan, "0:00"),
      ("en", .infinity, "277777777:46:40"), ("en", 1e300, "277777777:46:40"),
      ("ar", 6120, "١:٤٢:٠٠"), ("ar-MA", 6120, "1:42:00"),
      ("fa", 307, "۵:۰۷"), ("mr", 307, "५:०७"), ("bn", 307, "৫:০৭"),
      ("my", 307, "၅:၀၇"), ("ff-Adlm", 307, "𞥕:𞥐𞥗"), ("dz", 307, "༥:༠༧"),
      ("nqo", 307, "߅:߀߇"), ("sat", 307, "᱕:᱐᱗"), ("ccp", 307, "𑄻:𑄶𑄽"),
      ("mni-Mtei", 307, "꯵:꯰꯷"), ("en-XA", 307, "5:07"),
      ("ar-XB", 307, "5:07"),
    ])
  func clock(tag: String, seconds: Double, text: String) throws {
    let locale = try #require(LocaleID(tag))
    #expect(DurationFormatter(locale: locale).text(seconds: seconds) == text)
  }

  @Test(
    "Negative time is floored once and empty at zero",
    arguments: [
      (0, ""), (0.4, ""), (0.999, ""), (1, "-0:01"), (45.9, "-0:45"),
      (59.999, "-0:59"), (725, "-12:05"), (3723, "-1:02:03"),
      (90_000, "-25:00:00"), (360_000, "-100:00:00"), (-45, ""), (.nan, ""),
      (.infinity, "-277777777:46:40"), (-.infinity, ""),
      (.greatestFiniteMagnitude, "-277777777:46:40"), (-0.0, ""),
    ])
  func negativeTime(seconds: Double, text: String) {
    #expect(NegativeTime.text(secondsBehind: seconds) == text)
  }
}
