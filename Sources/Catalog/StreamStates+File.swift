import Diagnostics
import Documents
import Localization

/// The form of the file that keeps stream states between runs,
/// `.greenroom/streams.json`: `{"version": 1, "streams": [{…}]}`, an entry a
/// stream, in order of id.
extension StreamStates {
  /// The version of the form.
  static let version: Int64 = 1
  /// A file is at most this long, in bytes, and has this many entries.
  public static let maximumSize = 64 << 20
  static let maximumCount = 500_000

  /// Reads what `bytes` wrote. A file that is damaged, too large or of another
  /// version says nothing, and a notice says so.
  ///
  /// - Parameter file: The path that the notice names.
  public init(
    reading bytes: [UInt8], file: String, into diagnostics: inout [Diagnostic]
  ) {
    do throws(FileFault) {
      facts = try Self.facts(bytes, file)
    } catch {
      diagnostics.append(
        .streamStatesIgnored(error.text, at: SourceLocation(file: file)))
    }
  }

  private enum FileFault: Error {
    case tooLarge, damaged, otherVersion

    var text: String {
      switch self {
      case .tooLarge: "the file is too large"
      case .damaged: "the file is damaged"
      case .otherVersion: "another version of the program wrote the file"
      }
    }
  }

  private static func facts(
    _ bytes: [UInt8], _ file: String
  ) throws(FileFault) -> [String: Facts] {
    guard bytes.count <= maximumSize else { throw .tooLarge }
    var ignored: [Diagnostic] = []
    guard
      let root = JSONDocument.parse(bytes, file: file, into: &ignored)?.root,
      let written = root["version"]?.int64
    else { throw .damaged }
    guard written == version else { throw .otherVersion }
    guard let list = root["streams"], list.kind == .array else {
      throw .damaged
    }
    guard list.count <= maximumCount else { throw .tooLarge }
    var facts: [String: Facts] = [:]
    for entry in list.elements {
      guard let (id, known) = Self.entry(entry),
        facts.updateValue(known, forKey: id) == nil
      else { throw .damaged }
    }
    return facts
  }

  /// An entry; nil when it cannot be what was written.
  private static func entry(_ entry: JSONValue) -> (String, Facts)? {
    guard let id = entry["id"]?.string, Identifier.problem(in: id) == nil,
      let basis = entry["basis"]?.string.flatMap(Fingerprint.init(hex:))
    else { return nil }
    var facts = Facts(basis: basis)
    for (key, value) in entry.members {
      let isRight: Bool
      switch key.string {
      case "streamState":
        facts.state = value.string.flatMap(StreamState.init)
        isRight = facts.state != nil
      case "startTime":
        facts.startTime = value.string.flatMap(Instant.init(iso8601:))
        isRight = facts.startTime != nil
      case "endedAt":
        facts.endedAt = value.string.flatMap(Instant.init(iso8601:))
        isRight = facts.endedAt != nil
      case "revision":
        facts.revision = value.int64
        isRight = facts.revision != nil
      case "playback":
        guard let change = playback(value) else { return nil }
        facts.playback = change
        isRight = true
      default:
        isRight = true
      }
      guard isRight else { return nil }
    }
    return (id, facts)
  }

  private static func playback(
    _ value: JSONValue
  ) -> StreamUpdate.PlaybackChange? {
    if value.isNull { return .remove }
    var playback = Item.Playback(hls: nil, mp4: nil)
    for (key, address) in value.members {
      guard let text = address.string,
        Address.problem(inAbsolute: text) == nil
      else { return nil }
      switch key.string {
      case "hls": playback.hls = text
      case "mp4": playback.mp4 = text
      default: return nil
      }
    }
    return playback.hls == nil && playback.mp4 == nil
      ? nil : .replace(playback)
  }

  /// The states as a file, the same bytes for the same states.
  public var bytes: [UInt8] {
    var text = Array("{\"version\": \(Self.version), \"streams\": [".utf8)
    // Keys compare by bytes, so that no rule of Unicode decides.
    let ids = facts.keys.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    for (place, id) in ids.enumerated() {
      guard let known = facts[id] else { continue }
      text += (place == 0 ? "\n" : ",\n").utf8
      known.append(to: &text, of: id)
    }
    text += (ids.isEmpty ? "]}\n" : "\n]}\n").utf8
    return text
  }
}

extension StreamStates.Facts {
  fileprivate func append(to text: inout [UInt8], of id: String) {
    text += "{\"id\": ".utf8
    JSONText.append(id.utf8, to: &text)
    func add(_ key: String, _ value: String?) {
      guard let value else { return }
      text += ", \"\(key)\": ".utf8
      JSONText.append(value.utf8, to: &text)
    }
    add("streamState", state?.rawValue)
    add("startTime", startTime?.iso8601)
    if let revision { text += ", \"revision\": \(revision)".utf8 }
    switch playback {
    case .keep: break
    case .remove: text += ", \"playback\": null".utf8
    case .replace(let playback):
      text += ", \"playback\": {".utf8
      var isFirst = true
      for (name, address) in [("hls", playback.hls), ("mp4", playback.mp4)] {
        guard let address else { continue }
        text += (isFirst ? "\"\(name)\": " : ", \"\(name)\": ").utf8
        JSONText.append(address.utf8, to: &text)
        isFirst = false
      }
      text += "}".utf8
    }
    add("endedAt", endedAt?.iso8601)
    add("basis", basis.hex)
    text += "}".utf8
  }
}

extension Fingerprint {
  /// The fingerprint that `hex` wrote.
  init?(hex: String) {
    let digits = hex.utf8
    guard digits.count == 32,
      digits.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }),
      let high = UInt64(hex.prefix(16), radix: 16),
      let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.init(high: high, low: low)
  }
}
