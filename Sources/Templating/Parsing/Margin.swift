/// What happens to the start of every line of a template or block.
struct Margin: Sendable {
  /// What is put before it.
  var indentation: [UInt8] = []
  /// The blanks that are taken away, as far as the line starts with them.
  var removed: [UInt8] = []

  /// The blanks of a line that stay.
  func rest(of blanks: Range<Int>, in source: TemplateSource) -> Range<Int> {
    var start = blanks.lowerBound
    for byte in removed {
      guard start < blanks.upperBound, source.bytes[start] == byte else {
        break
      }
      start += 1
    }
    return start..<blanks.upperBound
  }

  /// How a line that starts with `blanks` is indented in the end.
  func applied(to blanks: Range<Int>, in source: TemplateSource) -> [UInt8] {
    indentation + source.bytes[rest(of: blanks, in: source)]
  }

  /// The margin of a template that is called by `include` within this margin:
  /// its lines are indented when the tag stands alone on its line.
  func margin(of include: Include, in source: TemplateSource) -> Margin {
    Margin(
      indentation: include.indentation.map { applied(to: $0, in: source) }
        ?? [])
  }

  /// The margin of a text that fills `block`, within this margin. Its own
  /// indentation is taken away first (~inheritance, "Block reindentation").
  func margin(
    of filler: Block, in fillerSource: TemplateSource, at block: Block,
    in source: TemplateSource
  ) -> Margin {
    let removed = filler.intrinsic.map { Array(fillerSource.bytes[$0]) }
    return Margin(
      indentation: block.indentation.map { applied(to: $0, in: source) }
        ?? indentation,
      removed: removed ?? [])
  }
}
