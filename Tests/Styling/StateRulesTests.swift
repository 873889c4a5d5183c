import Testing

@testable import Styling

@Suite("The rules of states")
struct StateRulesTests {
  static let css = String(decoding: Stylesheet.stateRules, as: UTF8.self)

  static let selectors = """
    [data-kind="card"] [data-part="title"]
    [data-kind="card"][data-read="true"] [data-part="title"]
    [data-kind="card"] [data-part="image"]
    [data-kind="card"][data-read="true"] [data-part="image"]
    [data-kind="card"][data-stream-state="live"] [data-part="image"]
    [data-kind="card"][data-stream-state="live"][data-read="true"] [data-part="image"]
    [data-kind="card"] [data-part="statusIndicator"]
    [data-kind="card"][data-read="true"] [data-part="statusIndicator"]
    [data-kind="card"][data-stream-state="live"] [data-part="statusIndicator"]
    [data-kind="card"][data-stream-state="upcoming"] [data-part="statusIndicator"]
    [data-kind="card"][data-stream-state="ended"] [data-part="statusIndicator"]
    [data-kind="card"] [data-part="badge"]
    [data-kind="card"][data-read="true"] [data-part="badge"]
    [data-kind="card"][data-stream-state="live"] [data-part="badge"]
    [data-kind="card"][data-stream-state="live"][data-read="true"] [data-part="badge"]
    [data-kind="card"] [data-part="durationElement"]
    [data-kind="card"][data-read="true"] [data-part="durationElement"]
    [data-kind="card"][data-stream-state="live"] [data-part="eventTimeElement"]
    [data-kind="card"][data-stream-state="upcoming"] [data-part="eventTimeElement"]
    [data-kind="card"][data-stream-state="ended"] [data-part="eventTimeElement"]
    [data-kind="player"][data-stream-state="live"] [data-part="statusIndicator"]:not([data-kind="card"] *)
    [data-kind="player"][data-stream-state="upcoming"] [data-part="statusIndicator"]:not([data-kind="card"] *)
    [data-kind="player"][data-stream-state="ended"] [data-part="statusIndicator"]:not([data-kind="card"] *)
    [data-kind="player"][data-playhead="edge"] [data-part="backToLiveButton"]:not([data-kind="card"] *)
    [data-kind="player"][data-playhead="behind"] [data-part="backToLiveButton"]:not([data-kind="card"] *)
    [data-kind="player"] [data-part="seekBar"]:not([data-kind="card"] *)
    [data-kind="player"][data-paused="true"] [data-part="seekBar"]:not([data-kind="card"] *)
    """

  @Test("stand from the general to the particular")
  func selectors() {
    let written = Self.css.split(separator: "\n")
      .filter { $0.hasSuffix(" {") }.map { $0.dropLast(2) }
    #expect(written.joined(separator: "\n") == Self.selectors)
  }

  static let aliases = [
    "--statusIndicator-backgroundColor: "
      + "var(--widgetItemStyle-statusIndicator-streamStates-liveStreamState"
      + "-backgroundColor);",
    "--statusIndicator-textStyle-textColor: "
      + "var(--playerStyle-statusIndicator-streamStates-endedStreamState"
      + "-textStyle-textColor);",
    "--statusIndicator-radius: "
      + "var(--widgetItemStyle-statusIndicator-readState-radius);",
    "--border-color: var(--widgetItemStyle-image-border-liveReadState-color);",
    "--title-textColor: var(--widgetItemStyle-title-readState-textColor);",
    "--title-font-size: var(--widgetItemStyle-title-unreadState-font-size);",
    "--badge-width: var(--widgetItemStyle-badge-liveUnreadState-width);",
    "--durationElement-backgroundColor: "
      + "var(--widgetItemStyle-durationElement-readState-backgroundColor);",
    "--backToLiveButton-dotColor: "
      + "var(--playerStyle-backToLiveButton-atLiveEdgeState-dotColor);",
    "--seekBar-progressColor: "
      + "var(--playerStyle-seekBar-pausedState-progressColor);",
  ]

  @Test("give each part one set of names", arguments: aliases)
  func alias(line: String) {
    #expect(Self.css.contains("  \(line)\n"))
  }

  @Test("point to properties that exist")
  func targets() {
    let names = Set(DeclarationTable.standard.declarations.map(\.name))
    for line in Self.css.split(separator: "\n") where line.hasPrefix("  --") {
      let target = line.split(separator: "(").last?.dropLast(2) ?? ""
      #expect(names.contains(String(target)), "\(line)")
    }
  }
}
