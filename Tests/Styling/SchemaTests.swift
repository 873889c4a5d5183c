import Testing

@testable import Styling

/// The style tree of DESIGN, section 3, spelled out.
@Suite("The schema has the whole tree")
struct SchemaTests {
  static let edges = "top leading bottom trailing"
  static let plate =
    "isVisible textStyle backgroundColor backgroundImage cornerRadius "
    + "cornerRadiusRatio borderColor borderWidth"
  static let chip =
    "isVisible text textStyle backgroundColor backgroundImage cornerRadius "
    + "cornerRadiusRatio borderColor borderWidth dotColor"
  static let fourStates = "liveUnreadState liveReadState unreadState readState"
  static let streamStates =
    "liveStreamState upcomingStreamState endedStreamState"
  static let buttons =
    "playPause mute captions share like previous next seekForward "
    + "seekBackward pictureInPicture fullScreen exit"

  static let groups: [(path: String, names: String)] = [
    ("", "widgetLayout widgetItemStyle playerStyle"),
    (
      "widgetLayout",
      "preset horizontalItemsSpacing verticalItemsSpacing itemRatio columns "
        + "maxDisplayItemsCount margins shimmering"
    ),
    ("widgetLayout.margins", edges),
    ("widgetLayout.shimmering", "baseColor highlightColor"),
    (
      "widgetItemStyle",
      "backgroundColor cornerRadius cornerRadiusRatio insets title image "
        + "statusIndicator badge durationElement eventTimeElement overrides"
    ),
    ("widgetItemStyle.insets", edges),
    (
      "widgetItemStyle.title",
      "isVisible position insets readState unreadState"
    ),
    ("widgetItemStyle.title.position", "xPosition yPosition"),
    (
      "widgetItemStyle.image",
      "position width height ratio cornerRadius cornerRadiusRatio "
        + "thumbnailType insets border gradientOverlay"
    ),
    ("widgetItemStyle.image.border", "isVisible " + fourStates),
    (
      "widgetItemStyle.image.gradientOverlay",
      "isVisible position startColor endColor"
    ),
    (
      "widgetItemStyle.statusIndicator",
      "isVisible position insets statusTitlePadding " + fourStates
        + " streamStates"
    ),
    ("widgetItemStyle.statusIndicator.streamStates", streamStates),
    (
      "widgetItemStyle.badge",
      "isVisible position insets titlePadding " + fourStates
    ),
    (
      "widgetItemStyle.durationElement",
      "isVisible position insets contentPadding icon unreadState readState"
    ),
    (
      "widgetItemStyle.eventTimeElement",
      "isVisible position insets contentPadding icon streamStates"
    ),
    ("widgetItemStyle.eventTimeElement.streamStates", streamStates),
    (
      "playerStyle",
      "backgroundColor headingText statusIndicator backToLiveButton "
        + "waitingRoomMessage seekBar buttons cta captions "
        + "overlayVisibilityThreshold"
    ),
    ("playerStyle.headingText", "isVisible textStyle"),
    (
      "playerStyle.statusIndicator",
      "isVisible contentPadding streamStates"
    ),
    ("playerStyle.statusIndicator.streamStates", streamStates),
    (
      "playerStyle.backToLiveButton",
      "isVisible insets contentPadding atLiveEdgeState behindLiveState"
    ),
    (
      "playerStyle.seekBar",
      "isVisible horizontalSpacing bottomSpacing playingState pausedState"
    ),
    ("playerStyle.buttons", buttons),
    (
      "playerStyle.cta",
      "isVisible textStyle backgroundColor cornerRadius width height icon "
        + "borderColor borderWidth"
    ),
    ("playerStyle.captions", "textStyle backgroundColor positioning"),
    ("playerStyle.captions.positioning", "xPosition yPosition"),
  ]

  static let states: [(paths: [String], names: String)] = [
    (
      words(fourStates, in: "widgetItemStyle.image.border"),
      "isVisible color insets width"
    ),
    (words(fourStates, in: "widgetItemStyle.statusIndicator"), chip),
    (
      words(streamStates, in: "widgetItemStyle.statusIndicator.streamStates"),
      chip
    ),
    (words(fourStates, in: "widgetItemStyle.badge"), chip + " width height"),
    (
      words("unreadState readState", in: "widgetItemStyle.durationElement"),
      plate
    ),
    (
      words(streamStates, in: "widgetItemStyle.eventTimeElement.streamStates"),
      plate
    ),
    (
      words(streamStates, in: "playerStyle.statusIndicator.streamStates"),
      chip
    ),
    (
      words(
        "atLiveEdgeState behindLiveState", in: "playerStyle.backToLiveButton"),
      "text textStyle backgroundColor cornerRadius cornerRadiusRatio dotColor"
    ),
    (
      words("playingState pausedState", in: "playerStyle.seekBar"),
      "isVisible backgroundColor progressColor height cornerRadius "
        + "thumbColor thumbImage thumbSize isThumbVisible"
    ),
    (
      words(buttons, in: "playerStyle.buttons"),
      "isVisible color width height customImage"
    ),
    (
      words("readState unreadState", in: "widgetItemStyle.title"),
      "font letterSpacing textColor lineHeight numberOfLines alignment"
    ),
    (
      ["playerStyle.cta.textStyle", "playerStyle.captions.textStyle"],
      "font letterSpacing textColor lineHeight numberOfLines alignment"
    ),
    (["playerStyle.cta.textStyle.font"], "name size weight"),
  ]

  static func words(_ names: String, in path: String) -> [String] {
    names.split(separator: " ").map { "\(path).\($0)" }
  }

  @Test("group by group, in order", arguments: groups.indices)
  func group(index: Int) throws {
    let (path, names) = Self.groups[index]
    let group =
      path.isEmpty
      ? StyleSchema.standard.groups[0]
      : try #require(StyleSchema.standard.group(at: path))
    #expect(group.names.joined(separator: " ") == names)
  }

  @Test("state by state", arguments: states.indices)
  func state(index: Int) throws {
    let (paths, names) = Self.states[index]
    for path in paths {
      let group = try #require(StyleSchema.standard.group(at: path))
      #expect(group.names.joined(separator: " ") == names)
    }
  }

  @Test("and no group beyond it but edges, positions and text styles")
  func nothingElse() {
    let known = Set(
      Self.groups.map(\.path) + Self.states.flatMap(\.paths))
    let common: Set<Substring> = [
      "insets", "statusTitlePadding", "titlePadding", "contentPadding",
      "position", "textStyle", "font",
    ]
    let others = StyleSchema.standard.groups.map(\.path).filter {
      !known.contains($0)
        && !common.contains($0.split(separator: ".").last ?? "")
    }
    #expect(others == [])
    #expect(StyleSchema.standard.properties.count == 615)
  }
}
