/// A part of a card or player whose look depends on a state that the page
/// carries as attributes.
struct StatefulPart: Sendable {
  /// What the names of its aliases start with.
  let alias: String
  /// The `data-part` of the element that takes them.
  let part: String
  /// The `data-kind` of the root around it.
  let kind: String
  /// Its path in the style tree.
  let path: String
  /// The attributes of the root, and the state that they stand for. Of two
  /// that hold, the later wins; none has fewer attributes than one before.
  let states: [(attributes: String, state: String)]

  static let all: [StatefulPart] = [
    card("title", states: readStates),
    card("border", part: "image", path: "image.border", states: liveStates),
    card("statusIndicator", states: readStates + streamStates),
    card("badge", states: liveStates),
    card("durationElement", states: readStates),
    card("eventTimeElement", states: streamStates),
    player("statusIndicator", states: streamStates),
    player(
      "backToLiveButton",
      states: [
        ("[data-playhead=\"edge\"]", "atLiveEdgeState"),
        ("[data-playhead=\"behind\"]", "behindLiveState"),
      ]),
    player(
      "seekBar",
      states: [
        ("", "playingState"), ("[data-paused=\"true\"]", "pausedState"),
      ]),
  ]

  private static let readStates = [
    (attributes: "", state: "unreadState"), (read, "readState"),
  ]

  private static let liveStates =
    readStates + [
      (live, "liveUnreadState"), (live + read, "liveReadState"),
    ]

  private static let streamStates = [
    (attributes: live, state: "streamStates.liveStreamState"),
    (
      "[data-stream-state=\"upcoming\"]",
      "streamStates.upcomingStreamState"
    ),
    ("[data-stream-state=\"ended\"]", "streamStates.endedStreamState"),
  ]

  private static let live = "[data-stream-state=\"live\"]"
  private static let read = "[data-read=\"true\"]"

  private static func card(
    _ alias: String, part: String? = nil, path: String? = nil,
    states: [(attributes: String, state: String)]
  ) -> Self {
    Self(
      alias: alias, part: part ?? alias, kind: "card",
      path: "widgetItemStyle." + (path ?? alias), states: states)
  }

  private static func player(
    _ alias: String, states: [(attributes: String, state: String)]
  ) -> Self {
    Self(
      alias: alias, part: alias, kind: "player",
      path: "playerStyle." + alias, states: states)
  }
}
