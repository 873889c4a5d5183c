import Diagnostics
import Documents

extension Scenario {
  /// The keys of the file.
  static let keys = ["seed", "interval", "streams", "faults"]

  /// Reads a scenario from the YAML of its file; all problems of it are
  /// reported. What has an error is left out; nil when nothing can be read.
  public static func read(
    _ bytes: [UInt8], file: String, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    guard let root = YAML.parse(bytes, file: file, into: &diagnostics),
      let reader = MappingReader(
        root, .file, keys: keys, allowsSchema: true, into: &diagnostics)
    else { return nil }
    var scenario = Self()
    if let seed = reader.integer(
      "seed", in: 0...(1 << 53), into: &diagnostics)
    {
      scenario.seed = UInt64(seed.value)
    }
    scenario.interval =
      reader.number("interval", in: 1...3600, into: &diagnostics)?.value
    scenario.streams = streams(reader, into: &diagnostics)
    let faults = reader.list("faults", into: &diagnostics) ?? []
    scenario.faults = bounded(
      faults, "faults", maximumFaults, into: &diagnostics
    ).compactMap { Fault.read($0, into: &diagnostics) }
    return scenario
  }

  /// Warns of each stream that the catalog does not have as a stream: nobody
  /// asks about it.
  public func check(
    against snapshot: CatalogSnapshot, into diagnostics: inout [Diagnostic]
  ) {
    for stream in streams where snapshot[stream.id.value]?.stream == nil {
      let known = snapshot.items.lazy.filter { $0.stream != nil }.map(\.id)
      diagnostics.append(
        .notAStream(
          stream.id, isItem: snapshot[stream.id.value] != nil,
          nearest: Suggestion.nearest(to: stream.id.value, among: known)))
    }
  }

  private static func streams(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [Stream] {
    guard let nodes = reader.list("streams", into: &diagnostics) else {
      reader.require("streams", into: &diagnostics)
      return []
    }
    var streams: [Stream] = []
    var first: [String: SourceLocation] = [:]
    var testCards = 0
    for node in bounded(
      nodes, "streams", maximumStreams, into: &diagnostics)
    {
      guard let stream = Stream.read(node, into: &diagnostics) else {
        continue
      }
      if let earlier = first[stream.id.value] {
        diagnostics.append(.scenarioStreamTwice(stream.id, first: earlier))
        continue
      }
      first[stream.id.value] = stream.id.location
      if stream.media != nil { testCards += 1 }
      if testCards == maximumTestCards + 1, stream.media != nil {
        diagnostics.append(
          .tooManyInScenario(
            "streams with “media”", maximumTestCards, at: node.location))
      }
      streams.append(stream)
    }
    return streams
  }

  /// The first entries of a list; an error when there are more.
  static func bounded(
    _ nodes: [Node], _ what: String, _ maximum: Int,
    into diagnostics: inout [Diagnostic]
  ) -> ArraySlice<Node> {
    if nodes.count > maximum {
      diagnostics.append(
        .tooManyInScenario(what, maximum, at: nodes[maximum].location))
    }
    return nodes.prefix(maximum)
  }
}

extension MappingReader {
  /// A time of a scenario.
  func time(
    _ key: String, signed: Bool = false, into diagnostics: inout [Diagnostic]
  ) -> Double? {
    node(key).flatMap {
      ScenarioTime.read($0, .key(key), signed: signed, into: &diagnostics)
    }
  }
}
