import CXXHash

/// A 128-bit XXH3 digest of bytes, the same on every machine.
///
/// It tells apart inputs that changed; it is not a defence against somebody
/// who crafts collisions.
public struct Fingerprint: Hashable, Sendable {
  /// The upper half.
  public var high: UInt64
  /// The lower half.
  public var low: UInt64

  /// The fingerprint of nothing.
  public init() {
    high = 0
    low = 0
  }

  /// A fingerprint of two given halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The fingerprint of `bytes`.
  public init(of bytes: UnsafeRawBufferPointer) {
    let digest = XXH3_128bits(bytes.baseAddress, bytes.count)
    high = digest.high64
    low = digest.low64
  }

  /// The fingerprint of `bytes`.
  public init(of bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { Self(of: $0) }
  }

  /// Folds `other` in; the order matters.
  public mutating func combine(_ other: Fingerprint) {
    let words = (high, low, other.high, other.low)
    self = withUnsafeBytes(of: words) { Self(of: $0) }
  }

  /// 32 lower-case hexadecimal digits.
  public var hex: String {
    Self.hex(high) + Self.hex(low)
  }

  private static func hex(_ word: UInt64) -> String {
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
