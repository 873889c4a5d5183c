import Catalog
import Synchronization

/// Remembers what a build asks of its project and what it is told. As long
/// as every answer stays the same, another build would make the same files.
final class InputTrace: Sendable {
  private struct State {
    var answers: [String: Fingerprint] = [:]
    /// Whether no answer changed while the build went on.
    var isStable = true
  }

  private let state = Mutex(State())

  /// The digests of all answers by the keys of their questions; nil when a
  /// file changed during the build, whose pages may show either version.
  var answers: [String: Fingerprint]? {
    state.withLock { $0.isStable ? $0.answers : nil }
  }

  func note(_ question: InputQuestion, _ answer: Fingerprint) {
    state.withLock {
      let before = $0.answers.updateValue(answer, forKey: question.key)
      if let before, before != answer { $0.isStable = false }
    }
  }
}
