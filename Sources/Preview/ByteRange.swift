/// What of a file a request asks for (RFC 9110 §14).
enum ByteRange: Hashable, Sendable {
  /// All of it.
  case whole
  /// A part: offset and length, at least 1.
  case part(Int, Int)
  /// A part that is not there.
  case unsatisfiable

  /// Reads a `Range` header for a file of this many bytes. What is not
  /// understood, and more than one range, means the whole file (§14.2).
  init(_ header: String, of size: Int) {
    self = .whole
    guard header.utf8.count < 100, header.lowercased().hasPrefix("bytes=")
    else { return }
    let sides = header.dropFirst("bytes=".count)
      .split(separator: "-", omittingEmptySubsequences: false)
      .map(Self.trimmed)
    guard sides.count == 2, sides.allSatisfy({ $0.allSatisfy(Self.isDigit) })
    else { return }
    // Numbers too big to hold are beyond the end of every file.
    let first = sides[0].isEmpty ? nil : Int(sides[0]) ?? Int.max
    let last = sides[1].isEmpty ? nil : Int(sides[1]) ?? Int.max
    switch (first, last) {
    case (nil, nil): return
    case (nil, let count?):
      let length = min(count, size)
      self = length > 0 ? .part(size - length, length) : .unsatisfiable
    case (let first?, let last):
      if let last, last < first { return }
      guard first < size else {
        self = .unsatisfiable
        return
      }
      self = .part(first, min(last ?? size - 1, size - 1) - first + 1)
    }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  private static func isDigit(_ character: Character) -> Bool {
    "0" <= character && character <= "9" && character.utf8.count == 1
  }
}
