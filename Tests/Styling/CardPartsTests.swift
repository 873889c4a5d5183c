import Catalog
import Localization
import Testing

@testable import Styling

/// DESIGN, section 3, “Which state a card uses”.
@Suite("A card shows")
struct CardPartsTests {
  static let states: [(state: CardState, parts: String)] = [
    (.video(isRead: false), "badge:new border duration"),
    (.video(isRead: true), "duration"),
    (.stream(.live, isRead: false), "chip:on air• badge: border"),
    (.stream(.live, isRead: true), "chip:on air•"),
    (.stream(.upcoming, isRead: false), "chip:default badge:new border time"),
    (.stream(.upcoming, isRead: true), "chip:default time"),
    (.stream(.ended, isRead: false), "badge:new border duration"),
    (.stream(.ended, isRead: true), "duration"),
  ]

  static let text = """
    widgetItemStyle:
      title: {isVisible: false}
      image:
        gradientOverlay: {isVisible: false}
        border: {liveReadState: {isVisible: false}, readState: {isVisible: false}}
      statusIndicator:
        liveUnreadState: {text: unused}
        streamStates:
          liveStreamState: {text: on air, dotColor: "#FFF"}
          upcomingStreamState: {dotColor: "#FFFFFF00"}
          endedStreamState: {isVisible: false}
      badge:
        liveReadState: {isVisible: false}
        readState: {isVisible: false}
        unreadState: {text: new}
    """

  static func words(_ parts: CardParts) -> String {
    var words: [String] = []
    if parts.title { words.append("title") }
    if parts.gradientOverlay { words.append("gradient") }
    if let chip = parts.statusIndicator {
      words.append(
        "chip:\(chip.text?.entries[0].text ?? "default")"
          + (chip.showsDot ? "•" : ""))
    }
    if let badge = parts.badge {
      words.append("badge:\(badge.text?.entries[0].text ?? "")")
    }
    if parts.border { words.append("border") }
    if parts.eventTimeElement { words.append("time") }
    if parts.durationElement { words.append("duration") }
    return words.joined(separator: " ")
  }

  @Test("what its state says", arguments: states.indices)
  func parts(index: Int) throws {
    let (state, parts) = Self.states[index]
    let (style, problems) = try style(Self.text)
    #expect(problems == [])
    #expect(Self.words(CardStyle(style).parts(for: state)) == parts)
  }

  @Test(
    "nothing of a part that is not visible",
    arguments: [
      ("statusIndicator", "chip"), ("badge", "badge"),
      ("durationElement", "duration"), ("eventTimeElement", "time"),
      ("image: {border", "border"),
    ])
  func invisible(part: String, word: String) throws {
    let close = part.contains("{") ? "}" : ""
    let hidden = try style(
      "widgetItemStyle: {\(part): {isVisible: false}\(close)}"
    ).style
    let all = CardStyle(hidden.layered(over: try style(Self.text).style))
    for (state, _) in Self.states {
      #expect(!Self.words(all.parts(for: state)).contains(word))
    }
  }

  @Test("on a video a chip with a text only")
  func videoChip() throws {
    let chip = try style(
      "widgetItemStyle: {statusIndicator: {unreadState: {text: NEW}}}"
    ).style
    let parts = CardStyle(chip).parts(for: .video(isRead: false))
    #expect(parts.statusIndicator?.text == LocalizedText("NEW"))
    #expect(
      CardStyle(chip).parts(for: .video(isRead: true)).statusIndicator == nil)
  }

  @Test("in the bundled themes", arguments: BundledThemes.names)
  func bundled(name: String) throws {
    let theme = try BundledThemes.theme(name)
    let card = CardStyle(theme.style(forWidgetLayout: nil, own: Style()))
    for state in StreamState.allCases {
      let parts = card.parts(for: .stream(state, isRead: false))
      #expect(parts.title)
      #expect(parts.statusIndicator != nil)
      #expect(parts.statusIndicator?.showsDot == (state == .live))
      #expect(parts.eventTimeElement == (state == .upcoming))
      #expect(parts.durationElement == (state == .ended))
    }
    #expect(card.parts(for: .video(isRead: false)).statusIndicator == nil)
    #expect(card.isShimmering)
  }

  static let presets: [(Preset, String)] = [
    (.rowHorizontalRectangles, "row 3 horizontal below"),
    (.rowVerticalRectangles, "row 5 vertical over"),
    (.rowSingleItemHorizontalRectangle, "row 1 horizontal over single"),
    (.rowSingleItemVerticalRectangle, "row 1 vertical over single"),
    (.gridOneColumnHorizontalRectangles, "grid 1 horizontal below"),
    (.gridTwoColumnsVerticalRectangles, "grid 2 vertical over"),
    (.gridTwoColumnsHorizontalRectangles, "grid 2 horizontal below"),
    (.gridThreeColumnsVerticalRectangles, "grid 3 vertical over"),
    (.gridThreeColumnsHorizontalRectangles, "grid 3 horizontal below"),
    (.gridSingleItemHorizontalRectangle, "grid 1 horizontal over single"),
    (.gridSingleItemVerticalRectangle, "grid 1 vertical over single"),
  ]

  @Test("in the layout of its preset", arguments: presets.indices)
  func preset(index: Int) throws {
    let (preset, words) = Self.presets[index]
    let theme = try BundledThemes.theme("base")
    let card = CardStyle(theme.style(forWidgetLayout: preset, own: Style()))
    #expect(
      "\(card.isRow ? "row" : "grid") \(card.columns) \(card.orientation) "
        + "\(card.titlePlacement)\(card.preset.isSingleItem ? " single" : "")"
        == words)
    #expect(
      card.parts(for: .video(isRead: false)).gradientOverlay
        == (card.titlePlacement == .over))
    #expect(card.maxDisplayItemsCount == nil)
    #expect(
      card.thumbnailType
        == (card.orientation == .vertical ? .verticalTwoByThree : .custom))
  }
}
