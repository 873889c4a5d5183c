import Foundation

/// The name of a time zone of the IANA database, such as `Europe/Madrid`.
public struct TimeZoneID: Hashable, Sendable {
  /// The name as it was written.
  public let identifier: String

  /// A zone that the time zone database knows; nil for any other name. Names
  /// are compared exactly; abbreviations (`PST`) and offsets (`GMT+3`), which
  /// Foundation takes too, are no names.
  public init?(_ text: String) {
    guard text.utf8.count <= 64, Self.isName(text),
      TimeZone(identifier: text) != nil
    else { return nil }
    identifier = text
  }

  /// UTC.
  public static let utc = TimeZoneID(trusted: "UTC")

  private init(trusted: String) { identifier = trusted }

  /// The names to suggest, sorted: one a zone, and `UTC`.
  public static var knownIdentifiers: [String] {
    Set(TimeZone.knownTimeZoneIdentifiers + renamed + ["UTC"]).sorted()
  }

  /// Names that the toolchain knows but still lists by their old ones.
  private static let renamed = [
    "America/Argentina/Buenos_Aires", "America/Nuuk", "Asia/Ho_Chi_Minh",
    "Asia/Kathmandu", "Asia/Kolkata", "Asia/Yangon", "Atlantic/Faroe",
    "Europe/Kyiv",
  ]

  /// Names with an area, and those of the database without one (`backward`
  /// and `etcetera`).
  private static func isName(_ text: String) -> Bool {
    switch text {
    case "UTC", "GMT", "UCT", "Zulu", "Universal", "Greenwich", "GMT0",
      "CET", "EET", "MET", "WET", "EST", "MST", "HST",
      "EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT",
      "Cuba", "Egypt", "Eire", "GB", "GB-Eire", "Hongkong", "Iceland",
      "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "NZ",
      "NZ-CHAT", "Navajo", "PRC", "Poland", "Portugal", "ROC", "ROK",
      "Singapore", "Turkey", "W-SU":
      true
    default: text.utf8.contains(UInt8(ascii: "/"))
    }
  }
}
