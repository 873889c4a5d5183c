import Diagnostics
import Documents
import Localization

extension Scenario.Stream {
  static let keys = ["id", "changes", "media"]

  /// An entry of `streams`; nil when it has no id.
  static func read(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    guard
      let reader = MappingReader(
        node, .entry(of: "streams"), keys: keys, into: &diagnostics)
    else { return nil }
    reader.require("id", "changes", into: &diagnostics)
    let nodes = reader.list("changes", into: &diagnostics) ?? []
    var changes = Scenario.bounded(
      nodes, "changes of a stream", Scenario.maximumChanges,
      into: &diagnostics
    ).compactMap { Scenario.Change.read($0, into: &diagnostics) }
    if nodes.isEmpty, let list = reader.node("changes"),
      case .list = list.value
    {
      diagnostics.append(.noChanges(at: list.location))
    }
    let areAllRead = changes.count == nodes.count
    // Of changes at one time the last counts.
    changes = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    let media = reader.node("media").flatMap {
      Scenario.TestCard.read(
        $0, changes, areAllRead: areAllRead, into: &diagnostics)
    }
    guard let id = reader.string("id", into: &diagnostics) else { return nil }
    if let problem = Identifier.problem(in: id.value) {
      diagnostics.append(.invalidID(id.value, problem, at: id.location))
      return nil
    }
    return Self(id: id, changes: changes, media: media)
  }
}

extension Scenario.Change {
  static let keys = ["at", "streamState", "startTime", "revision", "playback"]

  /// An entry of `changes`; nil when its time is not known.
  static func read(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    guard
      let reader = MappingReader(
        node, .entry(of: "changes"), keys: keys, into: &diagnostics)
    else { return nil }
    reader.require("at", into: &diagnostics)
    let time = reader.time("at", into: &diagnostics)
    var change = Self(time: time ?? 0)
    change.state =
      reader.choice("streamState", of: StreamState.self, into: &diagnostics)?
      .value
    if let text = reader.string("startTime", into: &diagnostics) {
      change.startTime = Instant(iso8601: text.value)
      if change.startTime == nil {
        diagnostics.append(.invalidScenarioInstant(text))
      }
    }
    if let node = reader.node("revision") {
      change.revision = revision(node, into: &diagnostics)
    }
    if let node = reader.node("playback") {
      change.playback = playback(node, into: &diagnostics)
    }
    return time == nil ? nil : change
  }

  private static func revision(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Revision {
    if case .string(let text) = node.value {
      if text == "none" { return .absent }
      diagnostics.append(
        .unknownValue(
          Located(text, at: node.location), .key("revision"), among: ["none"]))
      return .byTime
    }
    // Beyond this, numbers of JSON are not exact everywhere.
    return node.integer(
      .key("revision"), in: 0...(1 << 53), into: &diagnostics
    ).map { .fixed(Int64($0.value)) } ?? .byTime
  }

  private static func playback(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> StreamUpdate.PlaybackChange {
    if case .null = node.value { return .remove }
    guard
      let reader = MappingReader(
        node, .key("playback"), keys: ["hls", "mp4"], into: &diagnostics)
    else { return .keep }
    func address(_ key: String) -> String? {
      guard let text = reader.string(key, into: &diagnostics) else {
        return nil
      }
      if let problem = Address.problem(inAbsolute: text.value) {
        diagnostics.append(
          .invalidScenarioAddress(text, key, because: problem.text))
      }
      return text.value
    }
    let playback = Item.Playback(hls: address("hls"), mp4: address("mp4"))
    if playback.hls == nil && playback.mp4 == nil {
      if reader.entries.isEmpty {
        diagnostics.append(.emptyPlayback(at: node.location))
      }
      return .keep
    }
    return .replace(playback)
  }
}
