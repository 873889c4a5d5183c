import Diagnostics

/// The problems of a catalog's items, bounded: one mistake in a map makes
/// every item wrong.
struct ReaderProblems {
  private static let maximum = 10_000
  /// How many problems of one id a source of a map may have.
  private static let maximumOfSource = 10

  /// How many there were, kept or not.
  private(set) var count = 0
  private var diagnostics: [Diagnostic] = []
  private var unreported = 0
  private var sources: [Source: (count: Int, last: Int)] = [:]
  private var order: [Source] = []

  /// What a problem comes from.
  private struct Source: Hashable {
    var map: SourceLocation
    var id: String
  }

  /// Keeps a problem.
  ///
  /// - Parameter map: Where the map says how the value is read, for a note.
  mutating func add(_ problem: Diagnostic, readBy map: SourceLocation?) {
    count += 1
    guard diagnostics.count < Self.maximum else {
      unreported += 1
      return
    }
    guard let map else {
      diagnostics.append(problem)
      return
    }
    // A constant is wrong once, however many items it is given to.
    let isConstant = problem.location?.file == map.file
    let source = Source(map: map, id: problem.id)
    var known = sources[source] ?? (0, 0)
    known.count += 1
    if known.count == 1 { order.append(source) }
    if known.count <= (isConstant ? 1 : Self.maximumOfSource) {
      known.last = diagnostics.count
      var problem = problem
      if !isConstant {
        problem.notes.append(
          Diagnostic.Note("the map says this here", at: map))
      }
      diagnostics.append(problem)
    } else if isConstant {
      known.count = 1
    }
    sources[source] = known
  }

  /// All of them, and how many were left out.
  func finish(into result: inout [Diagnostic]) {
    result += diagnostics
    for source in order {
      guard let (count, last) = sources[source], count > Self.maximumOfSource
      else { continue }
      result.append(
        .furtherMapped(
          count - Self.maximumOfSource, after: diagnostics[last],
          at: source.map))
    }
    if unreported > 0, let last = diagnostics.last {
      result.append(.furtherProblems(unreported, after: last))
    }
  }
}
