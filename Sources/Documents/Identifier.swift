/// The rule for ids that people give: of items, widgets and players.
///
/// An id has 1 to 200 bytes of UTF-8, no `/` and no control characters, and
/// is not `.` or `..` (DESIGN §2), so that it can stand in addresses and,
/// encoded, in file names.
public enum Identifier {
  /// The most bytes an id has.
  public static let maximumLength = 200

  /// What is wrong with an id.
  public enum Problem: Error, Sendable, Hashable, CaseIterable {
    case empty, tooLong, slash, controlCharacter, dots
  }

  /// What is wrong with `id`; nil when nothing is.
  public static func problem(in id: String) -> Problem? {
    if id.isEmpty { return .empty }
    if id.utf8.count > maximumLength { return .tooLong }
    if id.utf8.elementsEqual(".".utf8) || id.utf8.elementsEqual("..".utf8) {
      return .dots
    }
    // C1 controls are C2 80 … C2 9F in UTF-8.
    var previous: UInt8 = 0
    for byte in id.utf8 {
      if byte == UInt8(ascii: "/") { return .slash }
      if byte < 0x20 || byte == 0x7F { return .controlCharacter }
      if previous == 0xC2 && byte < 0xA0 { return .controlCharacter }
      previous = byte
    }
    return nil
  }
}

extension Identifier.Problem {
  /// The problem in words, to follow an id and a colon.
  public var text: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong: "it is longer than \(Identifier.maximumLength) bytes"
    case .slash: "it has a “/”"
    case .controlCharacter: "it has a control character"
    case .dots: "“.” and “..” are no ids"
    }
  }
}
