import Diagnostics

extension [Node.Entry] {
  /// The entries whose key was not given before, in order. Each later one is
  /// reported as an error `duplicate-key`, up to a bound a mapping.
  public func withoutDuplicates(
    into diagnostics: inout [Diagnostic]
  ) -> [Node.Entry] {
    var first: [String: SourceLocation] = [:]
    var kept: [Node.Entry] = []
    kept.reserveCapacity(count)
    var report = BoundedReport()
    for entry in self {
      if let earlier = first[entry.key] {
        report.add(to: &diagnostics) {
          .duplicateKey(entry.key, at: entry.keyLocation, first: earlier)
        }
      } else {
        first[entry.key] = entry.keyLocation
        kept.append(entry)
      }
    }
    report.finish(into: &diagnostics) { .moreDuplicateKeys($0, at: $1) }
    return kept
  }
}

extension JSONValue {
  /// Reports each member of this object, not of those inside it, whose key was
  /// given before, as an error `duplicate-key`, up to a bound an object.
  public func reportDuplicateKeys(into diagnostics: inout [Diagnostic]) {
    // Objects are small as a rule, and then comparing bytes beats hashing.
    if count <= 24, !hasDuplicateKeys { return }
    var first: [String: JSONValue] = [:]
    var report = BoundedReport()
    for (key, _) in members {
      guard let name = key.string else { continue }
      if let earlier = first[name] {
        report.add(to: &diagnostics) {
          .duplicateKey(name, at: key.location, first: earlier.location)
        }
      } else {
        first[name] = key
      }
    }
    report.finish(into: &diagnostics) { .moreDuplicateKeys($0, at: $1) }
  }

  private var hasDuplicateKeys: Bool {
    var position = 0
    for (key, _) in members {
      for (other, _) in members.prefix(position)
      where key.isSameString(as: other) {
        return true
      }
      position += 1
    }
    return false
  }
}

/// Keeps a hostile file from being answered with a million diagnostics.
struct BoundedReport {
  private static let limit = 100
  private var reported = 0
  private var last: SourceLocation?

  /// Whether problems have been left out.
  var isFull: Bool { reported > Self.limit }

  /// Appends a problem unless there have been too many.
  mutating func add(
    to diagnostics: inout [Diagnostic], _ problem: () -> Diagnostic
  ) {
    reported += 1
    guard reported <= Self.limit else { return }
    let problem = problem()
    last = problem.location
    diagnostics.append(problem)
  }

  /// Says how many were left out, at the last that was not.
  func finish(
    into diagnostics: inout [Diagnostic],
    _ problem: (Int, SourceLocation?) -> Diagnostic
  ) {
    guard reported > Self.limit else { return }
    diagnostics.append(problem(reported - Self.limit, last))
  }
}
