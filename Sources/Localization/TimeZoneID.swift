import Foundation

/// The name of a time zone of the IANA database, such as `Europe/Madrid`.
public struct TimeZoneID: Hashable, Sendable {
  /// The name as it was written.
  public let identifier: String

  /// A zone that the time zone database knows; nil for any other name. Names
  /// are compared exactly, abbreviations and offsets are no names.
  public init?(_ text: String) {
    guard TimeZone(identifier: text) != nil else { return nil }
    identifier = text
  }

  /// UTC.
  public static let utc = TimeZoneID(trusted: "UTC")

  private init(trusted: String) { identifier = trusted }

  /// Every name, sorted, for a "did you mean".
  public static var knownIdentifiers: [String] {
    TimeZone.knownTimeZoneIdentifiers.sorted()
  }
}
