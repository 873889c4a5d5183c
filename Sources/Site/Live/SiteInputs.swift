import Catalog
import Glibc

/// What the last build of a session was told of its project, so that changes
/// of files that it did not read build nothing.
struct SiteInputs: Sendable {
  private let answers: [String: Fingerprint]
  private let names: [String]

  /// What `trace` was told. The streams are left out: what is known of them,
  /// the session knows itself.
  init(_ trace: InputTrace, _ options: SiteOptions) {
    let streams = InputQuestion(.bytes, options.streamStates).key
    let all = trace.answers ?? [:]
    answers = all.filter { $0.key != streams }
    names = all.keys.compactMap { InputQuestion(key: $0)?.name }
  }

  /// Whether a build would be told the same.
  func areCurrent(_ options: SiteOptions) -> Bool {
    !answers.isEmpty && options.project.stillAnswers(answers)
  }

  /// The paths of what was read outside of the project, sorted.
  func paths(outside project: ProjectFolder) -> [String] {
    Set(names.filter { $0.hasPrefix("/") || $0.hasPrefix("../") })
      .map(project.fullPath).sorted()
  }
}
