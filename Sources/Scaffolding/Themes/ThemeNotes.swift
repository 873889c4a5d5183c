import Styling

/// The text of a new `notes.md`, which reviewers see beside the theme.
struct ThemeNotes {
  let scaffold: ThemeScaffold
  let palette: Palette

  var text: String {
    """
    **\(MarkdownText.escaped(scaffold.title))** is *\(MarkdownText.escaped(scaffold.parent.folderName))* in `\(palette.plate.written)`.

    What to look at in a review:

    - The live chip, the badge and the link of a video are `\(palette.onPlate.written)` on `\(palette.plate.written)`: \(ratio(palette.onPlate, palette.plate)) to 1.
    - Cards stand on `\(palette.ground.written)`. The line around what is live is `\(palette.accent.written)`: \(ratio(palette.accent, palette.ground)) to 1.
    - The player is `\(palette.playerGround.written)`, its seek bar `\(palette.playerAccent.written)`: \(ratio(palette.playerAccent, palette.playerGround)) to 1.

    """
  }

  /// The contrast at its worst, rounded down to a tenth.
  private func ratio(_ color: Color, _ ground: Color) -> String {
    let tenths = Int(Readability.worst(color, on: ground) * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// Writes texts that are no Markdown into Markdown.
enum MarkdownText {
  /// The text with every sign that could mean something escaped (CommonMark
  /// 0.31, section 2.4), in one line.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        result += " "
      } else {
        if scalar.isASCII,
          "\\`*_{}[]<>()#+-.!|&~\"'".unicodeScalars.contains(scalar)
        {
          result += "\\"
        }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
