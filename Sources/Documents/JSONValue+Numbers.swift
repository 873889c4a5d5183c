import CSimdjson

extension JSONValue {
  /// A number as it is written, else nil.
  public var numberText: String? {
    guard token.kind == CSIMDJSON_NUMBER else { return nil }
    return withSourceBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// A number, rounded to the nearest double; nil for other values and for
  /// numbers beyond the range of doubles.
  public var double: Double? {
    guard token.kind == CSIMDJSON_NUMBER else { return nil }
    return withSourceBytes { text in
      var result = 0.0
      return csimdjson_double(text.baseAddress, text.count, &result)
        ? result : nil
    }
  }

  /// A whole number, however it is written (`7`, `7.0`, `70e-1`); nil when it
  /// is not exactly one or does not fit.
  public var int64: Int64? {
    guard token.kind == CSIMDJSON_NUMBER else { return nil }
    return withSourceBytes { DecimalNumber($0).int64 }
  }
}

/// A number as RFC 8259 writes it, as a sign, digits and a power of ten.
private struct DecimalNumber {
  /// More digits than an `Int64` has say that it does not fit.
  private static let maximumDigits = 19

  private var isNegative = false
  private var digits: [UInt8] = []
  /// Zeros that count only when another digit follows.
  private var pendingZeros = 0
  private var exponent = 0
  private var isTooLong = false

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var isFraction = false
    var written = text[...]
    while let byte = written.popFirst() {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        // Saturates: no text that fits into memory makes up for it.
        let negates = written.first == UInt8(ascii: "-")
        var power = 0
        for byte in written where 0x30...0x39 ~= byte {
          power = min(power * 10 + Int(byte - 0x30), 1 << 40)
        }
        exponent += negates ? -power : power
        written = written.suffix(0)
      default:
        if isFraction { exponent -= 1 }
        append(byte - 0x30)
      }
    }
    exponent += pendingZeros
  }

  private mutating func append(_ digit: UInt8) {
    guard digit != 0 else {
      if !digits.isEmpty { pendingZeros += 1 }
      return
    }
    guard digits.count + pendingZeros < Self.maximumDigits else {
      isTooLong = true
      return
    }
    for _ in 0..<pendingZeros { digits.append(0) }
    pendingZeros = 0
    digits.append(digit)
  }

  var int64: Int64? {
    if digits.isEmpty { return 0 }
    guard !isTooLong, exponent >= 0,
      digits.count + exponent <= Self.maximumDigits
    else { return nil }
    var result: Int64 = 0
    for position in 0..<(digits.count + exponent) {
      let digit = position < digits.count ? Int64(digits[position]) : 0
      let (product, overflows) = result.multipliedReportingOverflow(by: 10)
      let (sum, carries) = product.addingReportingOverflow(
        isNegative ? -digit : digit)
      if overflows || carries { return nil }
      result = sum
    }
    return result
  }
}
