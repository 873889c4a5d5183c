import Diagnostics

/// Reads YAML 1.2, which JSON is a part of, into nodes with locations.
public enum YAML {
  /// A text has fewer bytes than this: 4 MiB.
  public static let maximumSize = 4 << 20
  /// How deep lists and mappings may stand in each other.
  public static let maximumDepth = 100
  /// How many lines without any text may follow each other. libfyaml's time
  /// grows with the square of such a run.
  public static let maximumBlankLines = 100

  /// The value of a UTF-8 text; an empty text is `null` at 1:1.
  ///
  /// Plain scalars are typed by the core schema. Anchors, aliases, merge keys,
  /// tags outside of the core schema, keys that are no scalars and further
  /// documents are errors; of syntax errors the first is reported. Duplicate
  /// keys are kept: readers report them.
  ///
  /// - Returns: nil when an error was reported.
  public static func parse(
    _ bytes: [UInt8], file: String, into diagnostics: inout [Diagnostic]
  ) -> Node? {
    guard bytes.count < maximumSize else {
      diagnostics.append(.tooLarge(file, maximumSize, "4 MiB"))
      return nil
    }
    let lines = LineTable(bytes)
    func locate(_ offset: Int) -> SourceLocation {
      let (line, column) = lines.position(of: offset, in: bytes)
      return SourceLocation(file: file, line: line, column: column)
    }
    let problem =
      encodingProblem(in: bytes, locate: locate)
      ?? blankLineProblem(in: bytes, locate: locate)
    if let problem {
      diagnostics.append(problem)
      return nil
    }
    var builder = YAMLBuilder(locate: locate)
    var syntaxProblem: Diagnostic?
    bytes.withUnsafeBufferPointer { text in
      guard var events = YAMLEvents.of(text) else {
        syntaxProblem = .outOfMemory(file)
        return
      }
      do throws(YAMLFault) {
        while let event = try events.next(), builder.take(event) {}
      } catch {
        syntaxProblem = .yaml(
          error, in: bytes, openOffsets: builder.openOffsets, locate: locate)
      }
    }
    builder.finish()
    diagnostics += builder.problems
    if let syntaxProblem { diagnostics.append(syntaxProblem) }
    return builder.problems.isEmpty && syntaxProblem == nil
      ? builder.result : nil
  }

  /// The first byte that may stand in no YAML text (YAML 1.2.2, section 5.1).
  /// libfyaml takes some of them for the end of the text.
  private static func encodingProblem(
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

  private static func blankLineProblem(
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
}
