import Diagnostics
import Documents

/// Reads the ids of a list of things, each of which needs one of its own.
struct UniqueIDs {
  /// What the things are called in messages.
  let kind: String
  private var first: [String: SourceLocation] = [:]

  init(kind: String) { self.kind = kind }

  /// The value of `id`; nil, with an error, when it is absent, no id, or was
  /// read before.
  mutating func read(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> String? {
    guard reader.require("id", into: &diagnostics),
      let id = reader.string("id", into: &diagnostics)
    else { return nil }
    if let problem = Identifier.problem(in: id.value) {
      diagnostics.append(.invalidID(id, problem))
      return nil
    }
    if let earlier = first[id.value] {
      diagnostics.append(.duplicateID(id, kind, first: earlier))
      return nil
    }
    first[id.value] = id.location
    return id.value
  }
}
