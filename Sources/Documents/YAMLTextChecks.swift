import Diagnostics

/// What is refused before libfyaml sees a text, since it would misread it, take
/// minutes or break its own memory.
extension YAML {
  /// The first byte that may stand in no YAML text (YAML 1.2.2, section 5.1).
  /// libfyaml takes some of them for the end of the text.
  static func encodingProblem(
    in bytes: [UInt8], locate: (Int) -> SourceLocation
  ) -> Diagnostic? {
    let invalid = UTF8Text.firstInvalid(in: bytes) ?? bytes.count
    let control = bytes[..<invalid].firstIndex {
      $0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0) || $0 == 0x7F
    }
    if let control {
      return .yamlControl(
        Found.description(at: control, in: bytes), at: locate(control))
    }
    return invalid < bytes.count ? .encoding(at: locate(invalid)) : nil
  }

  static func blankLineProblem(
    in bytes: [UInt8], locate: (Int) -> SourceLocation
  ) -> Diagnostic? {
    var blank = 0
    var isBlank = false
    var previous: UInt8 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      switch byte {
      case 0x0A where previous == 0x0D:
        break
      case 0x0A, 0x0D:
        blank = isBlank ? blank + 1 : 0
        isBlank = true
        if blank > maximumBlankLines {
          return .yamlBlankLines(maximumBlankLines, at: locate(offset))
        }
      case 0x20, 0x09:
        break
      default:
        isBlank = false
      }
      previous = byte
    }
    return nil
  }

  /// A tab between a colon and the sign of a block, after an explicit key. YAML
  /// forbids it (YAML 1.2.2, section 6.1); libfyaml 0.7.12 reports it and then
  /// frees a token twice. Such a tab in quotation marks or literal text would
  /// be fine and is refused too: to tell them apart is the work of a parser.
  static func tabProblem(
    in bytes: [UInt8], locate: (Int) -> SourceLocation
  ) -> Diagnostic? {
    var hasExplicitKey = false
    var followsColon = false
    var firstTab: Int?
    for (offset, byte) in bytes.enumerated() {
      if followsColon, byte == 0x20 || byte == 0x09 {
        if byte == 0x09 { firstTab = firstTab ?? offset }
        continue
      }
      if let firstTab, hasExplicitKey, startsBlock(at: offset, in: bytes) {
        return .yaml(
          YAMLFault(message: "tab", range: firstTab..<offset), in: bytes,
          openOffsets: [], locate: locate)
      }
      if byte == UInt8(ascii: "?"), isBlank(offset + 1, in: bytes) {
        hasExplicitKey = true
      }
      followsColon = byte == UInt8(ascii: ":")
      firstTab = nil
    }
    return nil
  }

  private static func startsBlock(at offset: Int, in bytes: [UInt8]) -> Bool {
    bytes[offset] == UInt8(ascii: "-")
      ? isBlank(offset + 1, in: bytes) : "?:|>".utf8.contains(bytes[offset])
  }

  private static func isBlank(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == bytes.count || " \t\r\n".utf8.contains(bytes[offset])
  }
}
