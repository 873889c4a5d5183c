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
  /// is not one or does not fit. With a fraction or an exponent it must be
  /// less than 2⁵³ in magnitude, up to which doubles are exact.
  public var int64: Int64? {
    guard token.kind == CSIMDJSON_NUMBER else { return nil }
    if let integer = withSourceBytes(Self.integer) { return integer }
    guard let double, abs(double) < 0x1p53, !isPlainInteger else { return nil }
    return Int64(exactly: double)
  }

  private var isPlainInteger: Bool {
    withSourceBytes { text in
      text.allSatisfy { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }
    }
  }

  private static func integer(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
    let isNegative = text.first == UInt8(ascii: "-")
    var result: Int64 = 0
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      guard 0x30...0x39 ~= byte else { return nil }
      let digit = Int64(byte - 0x30)
      let (product, tooLarge) = result.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(
        isNegative ? -digit : digit)
      if tooLarge || overflows { return nil }
      result = sum
    }
    return result
  }
}
