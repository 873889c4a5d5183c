import Configuration
import Diagnostics
import Documents
import Localization

extension ValueReader {
  /// The longest text, in bytes.
  private static let longestText = 65_536

  /// A string, or a map from locale to string.
  func text(_ node: Node) -> Reading {
    var problems: [Diagnostic] = []
    let text = node.localizedText(.key(path), into: &problems)
    guard let text, problems.isEmpty else {
      return .failure(
        ValueProblems(
          problems.isEmpty
            ? [.emptyStyleText(path: path, at: node.location)] : problems))
    }
    let isShort = text.entries.allSatisfy {
      $0.text.utf8.count <= Self.longestText
    }
    guard isShort else {
      return .failure(
        ValueProblems(.longStyleText(path: path, at: node.location)))
    }
    return .success(.text(text))
  }
}
