import Diagnostics
import Documents
import Localization

extension ValueReader {
  /// The longest text, in bytes.
  private static let longestText = 65_536

  /// A string, or a map from locale to string.
  func text(_ node: Node, _ kind: ValueKind) -> Reading {
    switch node.value {
    case .string(let written):
      guard written.utf8.count <= Self.longestText else {
        return .failure(
          ValueProblems(.longStyleText(path: path, at: node.location)))
      }
      return .success(.text(LocalizedText(written)))
    case .mapping(let entries):
      return localized(entries, node, kind)
    default:
      return wrongType(node, kind)
    }
  }

  private func localized(
    _ entries: [Node.Entry], _ node: Node, _ kind: ValueKind
  ) -> Reading {
    guard !entries.isEmpty else { return wrongType(node, kind) }
    var texts: [LocalizedText.Entry] = []
    var seen: [LocaleID: Node.Entry] = [:]
    var problems: [Diagnostic] = []
    for entry in entries {
      guard let locale = LocaleID(entry.key) else {
        problems.append(.badStyleLocale(entry))
        continue
      }
      if let first = seen[locale] {
        problems.append(.duplicateProperty(entry, first: first))
        continue
      }
      seen[locale] = entry
      guard case .string(let text) = entry.value.value else {
        problems.append(
          .wrongStyleType(
            path: "\(path).\(entry.key)", kind: .text, entry.value))
        continue
      }
      guard text.utf8.count <= Self.longestText else {
        problems.append(
          .longStyleText(path: path, at: entry.value.location))
        continue
      }
      texts.append(LocalizedText.Entry(locale: locale, text: text))
    }
    guard problems.isEmpty else { return .failure(ValueProblems(problems)) }
    return .success(.text(LocalizedText(entries: texts)))
  }
}
