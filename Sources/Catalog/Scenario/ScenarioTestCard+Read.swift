import Diagnostics
import Documents

extension Scenario.TestCard {
  static let keys = [
    "targetDuration", "playlist", "window", "container", "endTag",
    "recording", "recordingFormat",
  ]

  /// The value of `media`; nil, with an error, when the stream never goes
  /// live, so that there would be nothing to send.
  static func read(
    _ node: Node, _ changes: [Scenario.Change], areAllRead: Bool,
    into diagnostics: inout [Diagnostic]
  ) -> Self? {
    guard
      let reader = MappingReader(
        node, .key("media"), keys: keys, into: &diagnostics)
    else { return nil }
    var card = Self()
    card.readForm(reader, into: &diagnostics)
    guard let live = changes.first(where: { $0.state == .live }) else {
      if areAllRead {
        diagnostics.append(.mediaWithoutLive(at: node.location))
      }
      return nil
    }
    let last = changes.last { $0.state != nil }
    let ended = last?.state == .ended ? last?.time : nil
    card.start = live.time
    card.readTimes(reader, ended: ended, into: &diagnostics)
    return card
  }

  private mutating func readForm(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) {
    if let target = reader.integer(
      "targetDuration", in: 1...10, into: &diagnostics)
    {
      targetDuration = target.value
    }
    if let choice = reader.choice(
      "playlist", of: Playlist.self, into: &diagnostics)
    {
      playlist = choice.value
    }
    if let choice = reader.choice(
      "container", of: Container.self, into: &diagnostics)
    {
      container = choice.value
    }
    if let choice = reader.choice(
      "recordingFormat", of: RecordingFormat.self, into: &diagnostics)
    {
      recordingFormat = choice.value
    }
    if let length = reader.time("window", into: &diagnostics) {
      window = length
      let least = 4 * Double(targetDuration)
      if length < least, let place = reader.node("window")?.location {
        diagnostics.append(.shortWindow(least, at: place))
      }
      if playlist == .event, let place = reader.keyLocation("window") {
        diagnostics.append(.windowOfEvent(at: place))
      }
    }
  }

  private mutating func readTimes(
    _ reader: MappingReader, ended: Double?,
    into diagnostics: inout [Diagnostic]
  ) {
    let tag = Self.time("endTag", reader, into: &diagnostics)
    endTag = tag == .absent ? ended : tag?.seconds
    let sent = [ended, endTag].compactMap { $0 }.min()
    end = sent
    if let endTag, endTag < start {
      diagnostics.append(
        .mediaTime(
          "endTag", "before the stream goes live", at: reader.node("endTag")))
    }
    let told = Self.time("recording", reader, into: &diagnostics)
    recording = told == .absent ? ended : told?.seconds
    guard let recording, told != .absent else { return }
    if let ended, recording < ended {
      diagnostics.append(
        .mediaTime(
          "recording", "before the stream ends", at: reader.node("recording")))
    } else if ended == nil {
      diagnostics.append(
        .mediaTime(
          "recording", "of a stream that does not end",
          at: reader.node("recording")))
    }
  }

  /// What a key says of a time.
  private enum Told: Equatable {
    case absent, never, time(Double)

    var seconds: Double? {
      if case .time(let seconds) = self { seconds } else { nil }
    }
  }

  /// Nil when it was reported.
  private static func time(
    _ key: String, _ reader: MappingReader,
    into diagnostics: inout [Diagnostic]
  ) -> Told? {
    guard let node = reader.node(key) else { return .absent }
    if case .string("never") = node.value { return .never }
    return ScenarioTime.read(node, .key(key), into: &diagnostics)
      .map(Told.time)
  }
}
