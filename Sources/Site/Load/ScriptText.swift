/// The bundled scripts as they are published.
enum ScriptText {
  /// Leaves out indentation and lines that hold nothing but a comment. Only
  /// for the bundled ones, which have no string or template of several lines.
  static func compact(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if text.isEmpty || text.starts(with: "//".utf8) { continue }
      result += text
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }
}
