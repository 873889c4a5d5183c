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
    let second = ofDay / 1000
    output.reserveCapacity(output.count + 24)
    output.append(pair: date.year / 100)
    output.append(pair: date.year % 100)
    output.append(UInt8(ascii: "-"))
    output.append(pair: date.month)
    output.append(UInt8(ascii: "-"))
    output.append(pair: date.day)
    output.append(UInt8(ascii: "T"))
    output.append(pair: second / 3600)
    output.append(UInt8(ascii: ":"))
    output.append(pair: second / 60 % 60)
    output.append(UInt8(ascii: ":"))
    output.append(pair: second % 60)
    let milliseconds = ofDay % 1000
    if milliseconds != 0 {
      output.append(UInt8(ascii: "."))
      output.append(UInt8(ascii: "0") + UInt8(milliseconds / 100))
      output.append(pair: milliseconds % 100)
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
  /// Appends a number from 0 to 99 as two digits.
  fileprivate mutating func append(pair number: Int) {
    append(UInt8(ascii: "0") + UInt8(number / 10))
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
