/// The bundled scripts as they are published.
enum ScriptText {
  /// Leaves out indentation, lines that hold nothing but a comment, and ends
  /// of lines after punctuation that a statement cannot end with or that ends
  /// it. Only for the bundled ones, which have no literal of several lines.
  static func compact(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if text.isEmpty || text.starts(with: "//".utf8) { continue }
      result += text
      if !endsOpen(text) { result.append(UInt8(ascii: "\n")) }
    }
    return result
  }

  /// Whether the next line can follow at once. A line with a comment at its
  /// end would swallow it.
  private static func endsOpen(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.last, "{,;(".utf8.contains(last) else {
      return false
    }
    return !zip(line, line.dropFirst()).contains { $0 == 0x2F && $1 == 0x2F }
  }
}
