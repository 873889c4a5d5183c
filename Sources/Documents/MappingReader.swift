import Diagnostics

/// Reads a mapping whose keys are known.
///
/// Making one reports every unknown key (`unknown-key`) and every key given
/// twice (`duplicate-key`; the first counts). The accessors then give nil for
/// an absent key and report a value of another type as `Node`'s do.
///
///     let keys = ["id", "interval"]
///     guard let reader = MappingReader(node, .file, keys: keys, into: &problems)
///     else { return }
///     let interval = reader.number("interval", in: 1...3600, into: &problems)
public struct MappingReader: Sendable {
  /// Where the mapping starts.
  public let location: SourceLocation
  /// The members with known keys, in the order of the file.
  public let entries: [Node.Entry]
  private let byKey: [String: Node.Entry]

  /// Nil, with an error `wrong-type`, when `node` is no mapping.
  ///
  /// - Parameters:
  ///   - keys: the keys that may be given, in the order in which help lists
  ///     them.
  ///   - allowsSchema: whether `$schema`, by which editors find a schema, may
  ///     be given too, as it may at the top of a file.
  public init?(
    _ node: Node, _ subject: Subject, keys: [String],
    allowsSchema: Bool = false, into diagnostics: inout [Diagnostic]
  ) {
    guard let entries = node.entries(subject, into: &diagnostics) else {
      return nil
    }
    location = node.location
    let known = Set(keys)
    var kept: [Node.Entry] = []
    var unknown = BoundedReport()
    for entry in entries {
      if known.contains(entry.key) {
        kept.append(entry)
      } else if !(allowsSchema && entry.key == "$schema") {
        unknown.add(to: &diagnostics) {
          .unknownKey(entry.key, at: entry.keyLocation, among: keys)
        }
      }
    }
    unknown.finish(into: &diagnostics) { .moreUnknownKeys($0, at: $1) }
    self.entries = kept
    byKey = Dictionary(kept.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The value of a key, of any type.
  public func node(_ key: String) -> Node? { byKey[key]?.value }

  /// Where a key stands.
  public func keyLocation(_ key: String) -> SourceLocation? {
    byKey[key]?.keyLocation
  }

  /// Reports each of these keys that is absent as an error `missing-key`,
  /// located at the mapping; whether all are there.
  @discardableResult
  public func require(
    _ keys: String..., into diagnostics: inout [Diagnostic]
  ) -> Bool {
    let missing = keys.filter { byKey[$0] == nil }
    diagnostics += missing.map { .missingKey($0, at: location) }
    return missing.isEmpty
  }
}
