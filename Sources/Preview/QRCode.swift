import CQRencode
import Glibc

/// A QR code (ISO/IEC 18004) drawn with text.
public struct QRCode: Hashable, Sendable {
  /// Modules on a side.
  let width: Int
  /// The modules row by row; true is dark.
  let modules: [Bool]

  /// The code of a text of at most about 2,900 bytes; nil of longer ones.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty,
      let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_L)
    else { return nil }
    defer { QRcode_free(code) }
    width = Int(code.pointee.width)
    modules = UnsafeBufferPointer(
      start: code.pointee.data, count: width * width
    ).map { $0 & 1 == 1 }
  }

  /// Modules of empty border that readers need.
  private static let quietZone = 4

  /// The lines of the drawing, two rows of modules each: light modules are
  /// drawn, which is right where text is light on dark. `coloured` sets white
  /// on black, which is right everywhere, with the escapes of a terminal.
  public func lines(coloured: Bool = false) -> [String] {
    let range = -Self.quietZone..<width + Self.quietZone
    return stride(from: range.lowerBound, to: range.upperBound, by: 2).map {
      row in
      let line = range.map { column in
        switch (isLight(row, column), isLight(row + 1, column)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }.joined()
      return coloured ? "\u{1B}[97;40m\(line)\u{1B}[0m" : line
    }
  }

  /// Everything around the code is light, to the end of the quiet zone.
  private func isLight(_ row: Int, _ column: Int) -> Bool {
    guard row < width + Self.quietZone else { return false }
    guard (0..<width).contains(row), (0..<width).contains(column) else {
      return true
    }
    return !modules[row * width + column]
  }
}
