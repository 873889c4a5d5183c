/// What ids become in file names.
public enum ItemID {
  /// Longer file names are cut: file systems bear 255 bytes, of which an
  /// ending and the mark of a file being written take some.
  private static let maximumLength = 200
  private static let keptLength = 160

  /// The file name, without an ending, of the page of an item or widget.
  ///
  /// Bytes outside `[a-z0-9._-]` are written as `~` and two lower-case hex
  /// digits, so no two ids meet on a file system that ignores case or
  /// normalises Unicode. So are a dot at either end, since such files are
  /// hidden or lose it, and the first letter of names that Windows keeps for
  /// devices. A result longer than 200 bytes keeps 160 and ends in `~~`, which
  /// occurs in no other, and the fingerprint of the id.
  public static func fileName(of id: String) -> String {
    let bytes = Array(id.utf8)
    var name: [UInt8] = []
    name.reserveCapacity(bytes.count)
    let isDevice = isDeviceName(bytes)
    for (place, byte) in bytes.enumerated() {
      let isFirst = place == 0
      let isDotAtEnd =
        byte == UInt8(ascii: ".") && (isFirst || place == bytes.count - 1)
      if isPlain(byte) && !isDotAtEnd && !(isFirst && isDevice) {
        name.append(byte)
      } else {
        name += [UInt8(ascii: "~"), digit(byte >> 4), digit(byte & 0xF)]
      }
    }
    if name.count > maximumLength {
      let hash = Fingerprint(of: bytes).hex
      name = Array(name.prefix(keptLength)) + Array("~~\(hash)".utf8)
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Whether a file of this name, up to its first dot, would be a device
  /// (Microsoft: Naming Files, Paths, and Namespaces). Only lower case
  /// matters, since other letters are written differently anyway.
  private static func isDeviceName(_ bytes: [UInt8]) -> Bool {
    let stem = String(
      decoding: bytes.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    let isNumbered = stem.hasPrefix("com") || stem.hasPrefix("lpt")
    return isNumbered && stem.utf8.count == 4
      && stem.utf8.last.map { 0x30...0x39 ~= $0 } == true
  }
}
