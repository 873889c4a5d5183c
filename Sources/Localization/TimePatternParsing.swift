extension TimePattern {
  /// Reads a time that follows the pattern.
  ///
  /// - Parameter zone: whose clocks it is about, for a pattern without an
  ///   offset; of two instants that a clock set back shows alike, the first
  ///   is meant.
  /// - Throws: `noZone` when there is neither zone nor offset, `malformed`
  ///   when the text does not follow the pattern, `noSuchDate` for a day or
  ///   time that no calendar has, or that the clocks of the zone skip.
  public func instant(
    _ text: String, in zone: TimeZoneID?
  ) throws(Instant.ParseError) -> Instant {
    var reader = TimePatternReader(Array(text.utf8))
    for part in parts { try reader.read(part) }
    guard reader.isAtEnd else { throw .malformed }
    let local = try reader.clock.instant()
    if let minutes = reader.clock.offset {
      let instant = Instant(
        milliseconds: local.milliseconds - Int64(minutes) * 60_000)
      guard Instant.earliest <= instant, instant <= Instant.latest else {
        throw .outOfRange
      }
      return instant
    }
    guard let zone else { throw .noZone }
    guard let instant = Instant(local: local, in: zone) else {
      throw .noSuchDate
    }
    return instant
  }
}

extension Instant {
  /// Reads RFC 3339 as `parse(iso8601:)`, but takes a time without a zone, or
  /// a day alone, as one of the clocks of `zone`.
  public static func parse(
    iso8601 text: String, in zone: TimeZoneID
  ) throws(ParseError) -> Instant {
    do throws(ParseError) {
      return try parse(iso8601: text)
    } catch .noZone {
      let isDay = text.utf8.count == 10
      let local = try parse(iso8601: text + (isDay ? "T00:00Z" : "Z"))
      guard let instant = Instant(local: local, in: zone) else {
        throw .noSuchDate
      }
      return instant
    } catch {
      throw error
    }
  }
}

/// What a clock shows.
private struct ClockReading {
  var year = 1
  var month = 1
  var day = 1
  var hour = 0
  var isAfternoon: Bool?
  var minute = 0
  var second = 0
  var milliseconds = 0
  /// Minutes east of UTC.
  var offset: Int?

  /// The instant at which a clock of UTC shows it.
  func instant() throws(Instant.ParseError) -> Instant {
    guard year >= 1 else { throw .outOfRange }
    var hour = hour
    if let isAfternoon {
      guard 1...12 ~= hour else { throw .noSuchDate }
      hour = hour % 12 + (isAfternoon ? 12 : 0)
    }
    guard 1...12 ~= month, day >= 1,
      day <= CivilDate.days(inMonth: month, of: year),
      hour < 24, minute < 60, second < 60
    else { throw .noSuchDate }
    let days = CivilDate(year: year, month: month, day: day).daysSinceEpoch
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    return Instant(milliseconds: Int64(seconds * 1000 + milliseconds))
  }
}

private struct TimePatternReader {
  private let bytes: [UInt8]
  private var position = 0
  var clock = ClockReading()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func read(_ part: TimePattern.Part) throws(Instant.ParseError) {
    switch part {
    case .literal(let text):
      guard bytes[position...].starts(with: text) else { throw .malformed }
      position += text.count
    case .field(.marker, _):
      clock.isAfternoon = try isAfternoon()
    case .field(.offset, _):
      clock.offset = try offset()
    case .field(let field, let digits):
      set(field, try number(digits), digits.upperBound)
    }
  }

  private mutating func set(
    _ field: TimePattern.Field, _ value: Int, _ digits: Int
  ) {
    switch field {
    case .year:
      clock.year = digits == 2 ? value + (value < 70 ? 2000 : 1900) : value
    case .month: clock.month = value
    case .day: clock.day = value
    case .hour, .halfDayHour: clock.hour = value
    case .minute: clock.minute = value
    case .second: clock.second = value
    case .fraction:
      var value = value
      for _ in digits..<max(digits, 3) { value *= 10 }
      for _ in 3..<max(digits, 3) { value /= 10 }
      clock.milliseconds = value
    case .marker, .offset: break
    }
  }

  private mutating func number(
    _ digits: ClosedRange<Int>
  ) throws(Instant.ParseError) -> Int {
    var value = 0
    var count = 0
    while count < digits.upperBound, position < bytes.count,
      0x30...0x39 ~= bytes[position]
    {
      value = value * 10 + Int(bytes[position] - 0x30)
      position += 1
      count += 1
    }
    guard count >= digits.lowerBound else { throw .malformed }
    return value
  }

  private mutating func isAfternoon() throws(Instant.ParseError) -> Bool {
    let letters = bytes[position...].prefix(2).map { $0 | 0x20 }
    guard letters.count == 2, letters[1] == UInt8(ascii: "m"),
      letters[0] == UInt8(ascii: "a") || letters[0] == UInt8(ascii: "p")
    else { throw .malformed }
    position += 2
    return letters[0] == UInt8(ascii: "p")
  }

  /// `Z`, `+02`, `+0200` or `+02:00`, in minutes.
  private mutating func offset() throws(Instant.ParseError) -> Int {
    guard position < bytes.count else { throw .noZone }
    let sign = bytes[position]
    position += 1
    if sign | 0x20 == UInt8(ascii: "z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      throw .malformed
    }
    let hours = try number(2...2)
    var minutes = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      position += 1
      minutes = try number(2...2)
    } else if position < bytes.count, 0x30...0x39 ~= bytes[position] {
      minutes = try number(2...2)
    }
    guard hours < 24, minutes < 60 else { throw .noSuchDate }
    return (hours * 60 + minutes) * (sign == UInt8(ascii: "-") ? -1 : 1)
  }
}
