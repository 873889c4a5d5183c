import Documents

/// A key of at most 16 bytes as one number, so that looking up the keys of
/// every item compares numbers instead of texts.
struct ShortName: Hashable {
  private var bits: UInt128 = 0

  /// The name of `key`; nil when it is longer.
  init?(_ key: JSONValue) {
    let isShort = key.withSourceBytes { bytes in
      // What stands between the quotes.
      guard bytes.count <= 18 else { return false }
      for byte in bytes.dropFirst().dropLast() {
        if byte == UInt8(ascii: "\\") { return false }
        append(byte)
      }
      return true
    }
    if isShort { return }
    // A name with escapes may be short, however long it is written.
    bits = 0
    guard let text = key.string, text.utf8.count <= 16 else { return nil }
    for byte in text.utf8 { append(byte) }
  }

  /// The number of a name in code, which is short.
  init(_ name: String) {
    assert(name.utf8.count <= 16)
    for byte in name.utf8 { append(byte) }
  }

  private mutating func append(_ byte: UInt8) {
    // No name begins with a zero byte, so names of all lengths differ.
    bits = bits << 8 | UInt128(byte)
  }
}
