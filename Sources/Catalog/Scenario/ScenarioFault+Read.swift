import Diagnostics
import Documents

extension Scenario.Fault {
  /// The keys of every fault.
  static let keys = ["from", "to", "share", "kind"]

  /// The keys that a kind has besides.
  static func keys(of name: Name) -> [String] {
    switch name {
    case .status: ["status", "retryAfter", "retryAfterForm"]
    case .slow: ["bytesPerSecond"]
    case .cut: ["after"]
    case .clock: ["offset"]
    case .hang, .wrongType, .notJSON, .redirectLoop, .refused: []
    }
  }

  /// An entry of `faults`; nil when its kind is not known.
  static func read(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    let name = name(in: node)
    let keys = name.map { Self.keys + Self.keys(of: $0) }
    let all = Self.keys + Name.allCases.flatMap(Self.keys(of:))
    guard
      let reader = MappingReader(
        node, .entry(of: "faults"), keys: keys ?? all, into: &diagnostics)
    else { return nil }
    reader.require("kind", into: &diagnostics)
    // Reports what the name is if it is none of these.
    _ = reader.choice("kind", of: Name.self, into: &diagnostics)
    let start = reader.time("from", into: &diagnostics) ?? 0
    let end = reader.time("to", into: &diagnostics)
    if let end, end <= start, let to = reader.node("to") {
      diagnostics.append(.faultEndsBeforeItStarts(at: to.location))
    }
    let share = reader.number("share", in: 0...1, into: &diagnostics)
    let kind = name.flatMap { Self.kind($0, reader, into: &diagnostics) }
    return kind.map {
      Self(start: start, end: end, share: share?.value ?? 1, kind: $0)
    }
  }

  private static func name(in node: Node) -> Name? {
    guard case .mapping(let entries) = node.value,
      let entry = entries.first(where: { $0.key == "kind" }),
      case .string(let text) = entry.value.value
    else { return nil }
    return Name(rawValue: text)
  }

  private static func kind(
    _ name: Name, _ reader: MappingReader,
    into diagnostics: inout [Diagnostic]
  ) -> Kind? {
    switch name {
    case .hang: return .hang
    case .wrongType: return .wrongType
    case .notJSON: return .notJSON
    case .redirectLoop: return .redirectLoop
    case .refused: return .refused
    case .status: return status(reader, into: &diagnostics)
    case .slow:
      let rate = reader.integer(
        "bytesPerSecond", in: 1...1_000_000, into: &diagnostics)
      return .slow(bytesPerSecond: rate?.value ?? 10)
    case .cut:
      let length = reader.integer(
        "after", in: 0...1_000_000, into: &diagnostics)
      return .cut(after: length?.value ?? 10)
    case .clock:
      reader.require("offset", into: &diagnostics)
      return reader.time("offset", signed: true, into: &diagnostics)
        .map { .clock(offset: $0) }
    }
  }

  private static func status(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> Kind? {
    reader.require("status", into: &diagnostics)
    let status = reader.integer("status", in: 400...599, into: &diagnostics)
    let delay = reader.time("retryAfter", into: &diagnostics)
    let form = reader.choice(
      "retryAfterForm", of: RetryAfter.Form.self, into: &diagnostics)
    if let form, reader.node("retryAfter") == nil {
      diagnostics.append(.formWithoutRetryAfter(at: form.location))
    }
    let retryAfter = delay.map {
      RetryAfter(delay: $0, form: form?.value ?? .seconds)
    }
    return status.map { .status($0.value, retryAfter) }
  }
}
