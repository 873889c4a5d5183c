import Diagnostics
import Documents

/// How the replies of an upstream differ from our own format.
public struct StreamUpdateFormat: Sendable {
  let items: Located<String>?
  let map: ItemMap?

  /// Replies with their list at `items`, a JSON Pointer (RFC 6901; nil means
  /// `/streams`), whose entries are read through `map`, as `ItemMap` reads it.
  /// What is wrong with the map is for `ItemMap.check` to say.
  public init(items: Located<String>? = nil, map: Node? = nil) {
    self.items = items
    var reported: [Diagnostic] = []
    self.map = map.map {
      ItemMap.read($0, .pointers, for: .streamUpdates, into: &reported)
    }
  }
}

extension StreamUpdate {
  /// A reply has at most this many entries.
  public static let maximumCount = 100_000
  /// This many problems of a reply are reported.
  static let maximumProblems = 100

  /// Reads a reply (DESIGN §4, poll).
  ///
  /// An entry that is no object, has no id, or whose state or revision cannot
  /// be read, is left out; of other entries what is wrong is left out. All of
  /// it is warned of, once for all entries that say the same, and stops
  /// nothing: what is known of the streams stays. Addresses keep the rules of
  /// the catalog, and are absolute.
  ///
  /// - Returns: nil, with a warning, when there is no list.
  public static func read(
    _ document: JSONDocument,
    format: StreamUpdateFormat = StreamUpdateFormat(),
    into diagnostics: inout [Diagnostic]
  ) -> [StreamUpdate]? {
    let pointer = format.items?.value ?? "/streams"
    guard let list = document.root.pointer(pointer) else {
      diagnostics.append(.noStreams(at: format.items, in: document.root))
      return nil
    }
    guard list.kind == .array, list.count <= maximumCount else {
      let problem: Diagnostic =
        list.kind == .array
        ? .tooManyStreams(list.count, at: list.location)
        : .wrongType("streams", list, expected: "a list")
      diagnostics.append(problem.asWarning)
      return nil
    }
    var reader = CatalogReader(map: format.map, isOfReply: true)
    let updates = list.elements.compactMap { reader.update($0) }
    var problems: [Diagnostic] = []
    _ = reader.finish(into: &problems)
    diagnostics += summary(of: problems, at: list)
    return updates
  }

  /// Each problem once, at the first of the entries that have it.
  private static func summary(
    of problems: [Diagnostic], at list: JSONValue
  ) -> [Diagnostic] {
    var seen: Set<[String]> = []
    let distinct = problems.filter {
      seen.insert([$0.id, $0.message]).inserted
    }
    var kept = distinct.prefix(maximumProblems).map(\.asWarning)
    if distinct.count > kept.count {
      kept.append(
        .furtherReplyProblems(distinct.count - kept.count, at: list.location))
    }
    return kept
  }
}
