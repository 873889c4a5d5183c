/// A set of bytes, as bits.
struct ByteSet: Sendable {
  private let low: UInt64
  private let high: UInt64
  /// Whether bytes of other than ASCII characters are in the set.
  private let hasOthers: Bool

  /// The ASCII letters and digits, the given ASCII characters and, if asked
  /// for, all bytes of other characters.
  init(_ characters: StaticString, others: Bool = false) {
    var (low, high): (UInt64, UInt64) = (0x03FF_0000_0000_0000, 0)
    high = 0x07FF_FFFE_07FF_FFFE
    for index in 0..<characters.utf8CodeUnitCount {
      let byte = characters.utf8Start[index]
      if byte < 64 {
        low |= 1 << UInt64(byte)
      } else if byte < 128 {
        high |= 1 << UInt64(byte - 64)
      }
    }
    (self.low, self.high, hasOthers) = (low, high, others)
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    if byte < 64 { return low >> UInt64(byte) & 1 != 0 }
    if byte < 128 { return high >> UInt64(byte - 64) & 1 != 0 }
    return hasOthers
  }
}
