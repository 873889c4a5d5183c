import Diagnostics

extension JSONValue {
  /// A string that stands for this value, at its place: what a mapping makes
  /// of it.
  public func replaced(byString text: String) -> JSONValue {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    JSONText.append(text.utf8, to: &bytes)
    return replaced(bySource: bytes)
  }

  /// A number that stands for this value, at its place; itself when the
  /// number is not finite.
  public func replaced(byNumber number: Double) -> JSONValue {
    number.isFinite ? replaced(bySource: Array("\(number)".utf8)) : self
  }

  /// A whole number that stands for this value, at its place.
  public func replaced(byInteger number: Int64) -> JSONValue {
    replaced(bySource: Array("\(number)".utf8))
  }

  /// `true` or `false` that stands for this value, at its place.
  public func replaced(byBool flag: Bool) -> JSONValue {
    replaced(bySource: Array("\(flag)".utf8))
  }

  private func replaced(bySource bytes: [UInt8]) -> JSONValue {
    JSONDocument(made: bytes, file: storage.file, origin: .value(self))?.root
      ?? self
  }
}

extension Node {
  /// The same value as a catalog would hold it, at its own places; nil when
  /// it has a number that JSON has not, such as `.inf`, or is too deep.
  public var jsonValue: JSONValue? {
    var text: [UInt8] = []
    var places: [SourceLocation] = []
    guard write(into: &text, places: &places) else { return nil }
    return JSONDocument(
      made: text, file: location.file, origin: .places(places))?.root
  }

  /// Whether the value can be written.
  private func write(
    into text: inout [UInt8], places: inout [SourceLocation]
  ) -> Bool {
    places.append(location)
    switch value {
    case .null: text += "null".utf8
    case .bool(let flag): text += "\(flag)".utf8
    case .number(let number, let written):
      guard number.isFinite else { return false }
      // As it was written, where JSON has the same form.
      let isPlain = written.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      let isZeroLed = written.utf8.first == 0x30 && written.utf8.count > 1
      text += (isPlain && !isZeroLed ? written : "\(number)").utf8
    case .string(let string): JSONText.append(string.utf8, to: &text)
    case .list(let elements):
      text.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { text.append(UInt8(ascii: ",")) }
        guard element.write(into: &text, places: &places) else { return false }
      }
      text.append(UInt8(ascii: "]"))
    case .mapping(let entries):
      text.append(UInt8(ascii: "{"))
      for (place, entry) in entries.enumerated() {
        if place > 0 { text.append(UInt8(ascii: ",")) }
        places.append(entry.keyLocation)
        JSONText.append(entry.key.utf8, to: &text)
        text.append(UInt8(ascii: ":"))
        guard entry.value.write(into: &text, places: &places) else {
          return false
        }
      }
      text.append(UInt8(ascii: "}"))
    }
    return true
  }
}
