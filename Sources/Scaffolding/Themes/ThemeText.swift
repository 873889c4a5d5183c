import Styling

/// The text of a new `theme.yaml`: about ten values to turn, each with what it
/// does. Colours stand in pairs that can be read.
struct ThemeText {
  let scaffold: ThemeScaffold
  let palette: Palette

  var text: String {
    """
    # \(YAMLText.comment(scaffold.title)): \(palette.plate.written) over the theme “\(scaffold.parent.folderName)”.
    #
    # Every property is optional: what is absent comes from “extends”. All of
    # them are listed in docs/style-properties.md, and editors complete them
    # with the schema that “greenroom schema theme” prints.
    # The colours below can be read on each other (WCAG 2.2, level AA). Colours
    # are "#RGB", "#RRGGBB" or "#RRGGBBAA"; lengths are points, without a unit.
    name: \(YAMLText.string(scaffold.title))
    extends: \(YAMLText.string(scaffold.parent.folderName))

    # A font of your own: put the files beside this one, then name the family
    # in a “font” below, as in font: {name: Brand Sans, weight: 700}.
    # fonts:
    #   Brand Sans:
    #     files: {400: BrandSans.woff2, 700: BrandSans-Bold.woff2}
    #     scripts: [Latn]

    widgetLayout:
      # 1. How cards are arranged where a widget of site.yaml names no layout.
      preset: \(scaffold.parent.preset.rawValue)
      # 2. Points between cards side by side.
      horizontalItemsSpacing: \(number("widgetLayout.horizontalItemsSpacing", 12))

    widgetItemStyle:
      # 3. The ground of cards, with a touch of the brand.
      backgroundColor: \(palette.ground.yaml)
      image:
        # 4. How round the corners of pictures are.
        cornerRadius: \(number("widgetItemStyle.image.cornerRadius", 8))
        # 5. What darkens a picture behind a title that stands on it.
        gradientOverlay:
          startColor: \(palette.overlay.with(alpha: 0).yaml)
          endColor: \(palette.overlay.yaml)
        # 6. The line around what is live.
        border:
          isVisible: true
          liveUnreadState: {isVisible: true, color: \(palette.accent.yaml), width: 2}
          liveReadState: {isVisible: true, color: \(palette.accent.yaml), width: 2}
          unreadState: {isVisible: false}
          readState: {isVisible: false}
      statusIndicator:
        streamStates:
          # 7. The LIVE chip. A text may be a map from locale to string.
          liveStreamState:
            # text: {en: ON AIR, es: EN VIVO}
            backgroundColor: \(palette.plate.yaml)
            textStyle: {textColor: \(palette.onPlate.yaml)}
            dotColor: \(palette.onPlate.yaml)
      badge:
        # 8. A second chip, for what was not seen; set isVisible to see it.
        isVisible: false
        unreadState:
          backgroundColor: \(palette.plate.yaml)
          textStyle: {textColor: \(palette.onPlate.yaml)}

    playerStyle:
      # 9. The ground of the player.
      backgroundColor: \(palette.playerGround.yaml)
      statusIndicator:
        streamStates:
          liveStreamState:
            backgroundColor: \(palette.plate.yaml)
            textStyle: {textColor: \(palette.onPlate.yaml)}
            dotColor: \(palette.onPlate.yaml)
      # 10. What has been played, while playing and while paused.
      seekBar:
        playingState: {progressColor: \(palette.playerAccent.yaml)}
        pausedState: {progressColor: \(palette.playerAccent.yaml)}
      # 11. The link that a video carries, such as “Tickets”.
      cta:
        backgroundColor: \(palette.plate.yaml)
        textStyle: {textColor: \(palette.onPlate.yaml)}
      # 12. What an upcoming stream says, in CommonMark.
      # waitingRoomMessage: {en: "We start **soon**", es: "Empezamos **pronto**"}

    """
  }

  /// A number as the theme to extend has it.
  private func number(_ path: String, _ otherwise: Double) -> String {
    let style = scaffold.parent.style(forWidgetLayout: nil, own: Style())
    let value = style.number(path) ?? otherwise
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}

extension Color {
  /// `#E5002B`
  var written: String { description.uppercased() }

  /// In quotes, since a bare `#` starts a comment.
  var yaml: String { "\"\(written)\"" }

  func with(alpha: UInt8) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
