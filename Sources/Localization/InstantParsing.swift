extension Instant {
  /// Why a text is not an instant.
  public enum ParseError: Error, Sendable, Hashable, CaseIterable {
    /// A date and time without `Z` or an offset.
    case noZone
    /// Not of the form `2026-06-18T20:00:00Z`.
    case malformed
    /// A day or time that no calendar or clock has, such as 30 February,
    /// hour 24 or second 60.
    case noSuchDate
    /// A year before 1 or after 9999.
    case outOfRange
  }

  /// The earliest instant that has a text: 0001-01-01T00:00:00Z.
  public static let earliest = Instant(milliseconds: -62_135_596_800_000)
  /// The latest instant that has a text: 9999-12-31T23:59:59.999Z.
  public static let latest = Instant(milliseconds: 253_402_300_799_999)

  /// Reads RFC 3339, section 5.6, with a mandatory zone; the colon of the
  /// offset may be missing and seconds may (ISO 8601). Digits of the fraction
  /// behind the third are dropped. Leap seconds are refused: an instant does
  /// not count them.
  public static func parse(iso8601 text: String) throws(ParseError) -> Instant {
    var text = text
    let result: Result<Instant, ParseError> = text.withUTF8 { bytes in
      var reader = InstantReader(bytes: bytes)
      do throws(ParseError) {
        return .success(try reader.read())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The instant that `iso8601` names; nil where `parse(iso8601:)` throws.
  public init?(iso8601: String) {
    guard let instant = try? Self.parse(iso8601: iso8601) else { return nil }
    self = instant
  }
}

/// Reads the fields of an instant from left to right.
private struct InstantReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func read() throws(Instant.ParseError) -> Instant {
    let year = try number(digits: 4)
    try expect("-")
    let month = try number(digits: 2)
    try expect("-")
    let day = try number(digits: 2)
    guard position < bytes.count else { throw .noZone }
    guard accept("T") || accept("t") || accept(" ") else { throw .malformed }
    let hour = try number(digits: 2)
    try expect(":")
    let minute = try number(digits: 2)
    let second = accept(":") ? try number(digits: 2) : 0
    let milliseconds = try fraction()
    let offset = try offsetMinutes()
    guard position == bytes.count else { throw .malformed }

    guard year >= 1 else { throw .outOfRange }
    guard (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year),
      hour < 24, minute < 60, second < 60
    else { throw .noSuchDate }
    let days = CivilDate(year: year, month: month, day: day).daysSinceEpoch
    let minutes = (days * 24 + hour) * 60 + minute - offset
    let total = (minutes * 60 + second) * 1000 + milliseconds
    let instant = Instant(milliseconds: Int64(total))
    guard Instant.earliest <= instant, instant <= Instant.latest else {
      throw .outOfRange
    }
    return instant
  }

  /// Milliseconds of an optional `.digits`.
  private mutating func fraction() throws(Instant.ParseError) -> Int {
    guard accept(".") || accept(",") else { return 0 }
    var milliseconds = 0
    var weight = 100
    let start = position
    while let digit = digit() {
      milliseconds += digit * weight
      weight /= 10
    }
    guard position > start else { throw .malformed }
    return milliseconds
  }

  private mutating func offsetMinutes() throws(Instant.ParseError) -> Int {
    if accept("Z") || accept("z") { return 0 }
    let isEast: Bool
    if accept("+") {
      isEast = true
    } else if accept("-") {
      isEast = false
    } else {
      throw position == bytes.count ? .noZone : .malformed
    }
    let hour = try number(digits: 2)
    _ = accept(":")
    let minute = try number(digits: 2)
    guard hour < 24, minute < 60 else { throw .noSuchDate }
    let minutes = hour * 60 + minute
    return isEast ? minutes : -minutes
  }

  private mutating func number(
    digits count: Int
  ) throws(Instant.ParseError) -> Int {
    var value = 0
    for _ in 0..<count {
      guard let digit = digit() else { throw .malformed }
      value = value * 10 + digit
    }
    return value
  }

  private mutating func digit() -> Int? {
    guard position < bytes.count else { return nil }
    let value = bytes[position] &- UInt8(ascii: "0")
    guard value < 10 else { return nil }
    position += 1
    return Int(value)
  }

  private mutating func expect(
    _ character: Unicode.Scalar
  ) throws(Instant.ParseError) {
    guard accept(character) else { throw .malformed }
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character)
    else { return false }
    position += 1
    return true
  }
}
