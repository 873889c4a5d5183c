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
      ?? tabProblem(in: bytes, locate: locate)
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
}
