extension Instant {
  /// `2026-06-18T20:00:00Z`, with milliseconds only if there are any
  /// (RFC 3339, section 5.6). Instants outside of years 1 to 9999 are written
  /// as the nearest one inside.
  public var iso8601: String {
    var bytes: [UInt8] = []
    append(iso8601Into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends `iso8601` in ASCII.
  public func append(iso8601Into output: inout [UInt8]) {
    let total = min(max(self, .earliest), .latest).milliseconds
    let (days, ofDay) = Int(total).quotientAndModulus(86_400_000)
    let date = CivilDate(daysSinceEpoch: days)
    output.append(padded: date.year, width: 4)
    output.append(UInt8(ascii: "-"))
    output.append(padded: date.month, width: 2)
    output.append(UInt8(ascii: "-"))
    output.append(padded: date.day, width: 2)
    output.append(UInt8(ascii: "T"))
    output.append(padded: ofDay / 3_600_000, width: 2)
    output.append(UInt8(ascii: ":"))
    output.append(padded: ofDay / 60_000 % 60, width: 2)
    output.append(UInt8(ascii: ":"))
    output.append(padded: ofDay / 1000 % 60, width: 2)
    if ofDay % 1000 != 0 {
      output.append(UInt8(ascii: "."))
      output.append(padded: ofDay % 1000, width: 3)
    }
    output.append(UInt8(ascii: "Z"))
  }
}

extension Int {
  /// Division that rounds towards negative infinity, for a positive divisor.
  fileprivate func quotientAndModulus(_ divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0
      ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}

extension [UInt8] {
  /// Appends a number that is not negative, with leading zeros.
  fileprivate mutating func append(padded number: Int, width: Int) {
    var divisor = 1
    for _ in 1..<width { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
      divisor /= 10
    }
  }
}
