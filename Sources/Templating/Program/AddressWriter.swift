/// Writes values into addresses in quoted attributes.
enum AddressWriter {
  /// What takes the place of an address that its policy does not take: it
  /// leads nowhere and is easily found.
  static let refused: StaticString = "about:invalid#greenroom"

  /// Appends a whole address, or the start of one.
  static func append(
    _ value: Value, _ policy: AddressPolicy, _ output: inout ByteBuffer
  ) {
    guard case .text(let text) = value else { return }
    Escaping.withUTF8(text) { bytes in
      guard AddressCheck.isAllowed(bytes, policy) else {
        output.append(refused)
        return
      }
      append(bytes, wholeSet, isWhole: true, &output)
    }
  }

  /// Appends a part of an address so that it stays this part.
  static func append(
    _ value: Value, _ part: AddressPart, _ output: inout ByteBuffer
  ) {
    guard case .text(let text) = value else { return }
    Escaping.withUTF8(text) {
      append($0, set(part), isWhole: false, &output)
    }
  }

  /// Copies the bytes of a set and percent-encodes the others, but for `&` and
  /// `'`, which whole addresses hold and attributes need as references.
  private static func append(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kept: ByteSet, isWhole: Bool,
    _ output: inout ByteBuffer
  ) {
    var start = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if kept.contains(byte) { continue }
      output.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      start = index + 1
      switch byte {
      case UInt8(ascii: "&") where isWhole: output.append("&amp;")
      case UInt8(ascii: "'") where isWhole: output.append("&#39;")
      default:
        output.append(UInt8(ascii: "%"))
        output.append(Hexadecimal.upper(byte >> 4))
        output.append(Hexadecimal.upper(byte & 0xF))
      }
    }
    output.append(UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// What addresses hold (URL Living Standard, 1.3, "query percent-encode
  /// set" and what else may not stand in a path), less `&` and `'`. Non-ASCII
  /// letters are left to the browser.
  private static let wholeSet = ByteSet("-._~:/?#[]@!$()*+,;=%", others: true)

  /// The unreserved characters (RFC 3986, 2.3) and those reserved ones that
  /// mean nothing in the part.
  private static func set(_ part: AddressPart) -> ByteSet {
    switch part {
    case .name: nameSet
    case .path: pathSet
    case .query: querySet
    }
  }

  private static let nameSet = ByteSet("-._~/!*(),@+=;$")
  private static let pathSet = ByteSet("-._~/!*(),@+=;$:")
  private static let querySet = ByteSet("-._~/!*(),@:")
}
