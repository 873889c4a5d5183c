/// A line of a file with a caret under a column, for people to look at.
struct SourceExcerpt {
  private static let tabStop = 4
  /// How much of a long line is shown before and after the caret, in columns.
  private static let before = 60
  private static let after = 40

  /// The line as printed: tabs spaced out, hidden characters written out, and
  /// what is far from the caret left out.
  let text: String
  /// How many columns stand before the caret.
  let caret: Int

  /// The excerpt of `line`, whose scalar `column` (from 1) is meant; nil when
  /// the line is so long that walking to the column would take its time.
  init?(of line: String, column: Int) {
    guard line.utf8.count <= 20_000 else { return nil }
    let scalars = Self.withoutLineEnd(line)
    let target = min(max(column - 1, 0), scalars.count)

    var (head, caret, isCut) = ("", 0, false)
    for scalar in scalars[..<target].reversed() {
      let (shown, width) = Self.shown(scalar, at: nil)
      if caret + width > Self.before {
        isCut = true
        break
      }
      head = shown + head
      caret += width
    }
    if !isCut {
      // Tab stops need the start of the line.
      (head, caret) = ("", 0)
      for scalar in scalars[..<target] {
        let (shown, width) = Self.shown(scalar, at: caret)
        head += shown
        caret += width
      }
    }
    var (tail, length) = ("", 0)
    for scalar in scalars[target...] {
      let (shown, width) = Self.shown(scalar, at: caret + length)
      if length + width > Self.after {
        tail += "…"
        break
      }
      tail += shown
      length += width
    }
    text = (isCut ? "…" : "") + head + tail
    self.caret = caret + (isCut ? 1 : 0)
  }

  private static func withoutLineEnd(_ line: String) -> [Unicode.Scalar] {
    var scalars = Array(line.unicodeScalars)
    while let last = scalars.last, last == "\n" || last == "\r" {
      scalars.removeLast()
    }
    return scalars
  }

  /// A scalar as it is printed, and its width. Without a column to start from
  /// a tab is as wide as it can be.
  private static func shown(
    _ scalar: Unicode.Scalar, at column: Int?
  ) -> (String, width: Int) {
    if scalar == "\t" {
      let width = tabStop - (column ?? 0) % tabStop
      return (String(repeating: " ", count: width), width)
    }
    if VisibleText.isHidden(scalar) {
      let escape = VisibleText.escape(scalar)
      return (escape, escape.utf8.count)
    }
    return (String(scalar), VisibleText.width(scalar))
  }
}
