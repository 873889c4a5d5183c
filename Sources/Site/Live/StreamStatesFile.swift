import Catalog
import Diagnostics
import Documents
import Localization
import Rendering

/// What stream updates have said, as `.greenroom/streams.json` keeps it from
/// one run to the next.
enum StreamStatesFile {
  /// Its name in the folder of what Greenroom remembers.
  static let name = "streams.json"
  private static let version: Int64 = 1

  /// What the project remembers. A file that is damaged is left aside, with a
  /// notice: then the catalog alone counts until the next poll.
  static func read(
    _ folder: ProjectFolder, at path: String,
    into diagnostics: inout [Diagnostic]
  ) -> StreamStates {
    do {
      let bytes = try folder.read(path, limit: SizeLimits.streams)
      if let states = states(bytes) { return states }
    } catch .notFound {
      return StreamStates()
    } catch {
      // Said below: whatever is wrong with it, it is not read.
    }
    diagnostics.append(.streamsNotRead(folder.displayPath(path)))
    return StreamStates()
  }

  private static func states(_ bytes: [UInt8]) -> StreamStates? {
    var problems: [Diagnostic] = []
    guard
      let root = JSONDocument.parse(bytes, file: name, into: &problems)?.root,
      root["version"]?.int64 == version, let streams = root["streams"]
    else { return nil }
    var facts: [String: StreamStates.Facts] = [:]
    for (key, value) in streams.members {
      guard let id = key.string, let read = StreamStates.Facts(reading: value)
      else { return nil }
      facts[id] = read
    }
    return StreamStates(facts)
  }

  /// The file that keeps `states`, the same for the same states.
  static func bytes(_ states: StreamStates) -> [UInt8] {
    var json = JSONWriter()
    json.raw(#"{"version":\#(version),"streams":{"#)
    let all = states.facts.sorted {
      $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
    }
    for (place, (id, facts)) in all.enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      json.string(id)
      json.raw(":")
      facts.append(to: &json)
    }
    json.raw("\n}}\n")
    return json.bytes
  }
}

extension StreamStates.Facts {
  /// What `append` wrote; nil for anything else.
  fileprivate init?(reading value: JSONValue) {
    guard
      let state = value["state"]?.string.flatMap(StreamState.init(rawValue:)),
      let start = value["startTime"]?.string.flatMap(Instant.init(iso8601:)),
      let basis = value["basis"]
    else { return nil }
    var halves = basis.elements.makeIterator()
    guard let digest = Fingerprint(reading: &halves) else { return nil }
    let playback: StreamUpdate.PlaybackChange
    switch value["playback"] {
    case nil: playback = .keep
    case let media? where media.isNull: playback = .remove
    case let media?:
      playback = .replace(
        Item.Playback(
          hls: media["hls"]?.string, mp4: media["mp4"]?.string))
    }
    self.init(
      state: state, startTime: start, revision: value["revision"]?.int64,
      playback: playback,
      endedAt: value["endedAt"]?.string.flatMap(Instant.init(iso8601:)),
      basis: digest)
  }

  fileprivate func append(to json: inout JSONWriter) {
    json.raw(#"{"state":"\#(state.rawValue)","startTime":"#)
    json.string(startTime.iso8601)
    if let revision { json.raw(#","revision":\#(revision)"#) }
    switch playback {
    case .keep: break
    case .remove: json.raw(#","playback":null"#)
    case .replace(let media):
      json.raw(#","playback":{"hls":"#)
      json.optional(media.hls)
      json.raw(#","mp4":"#)
      json.optional(media.mp4)
      json.raw("}")
    }
    if let endedAt {
      json.raw(#","endedAt":"#)
      json.string(endedAt.iso8601)
    }
    json.raw(#","basis":["#)
    basis.append(to: &json)
    json.raw("]}")
  }
}
