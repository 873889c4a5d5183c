import Diagnostics
import Documents

extension ValueReader {
  /// The longest address or name, in bytes.
  private static let longestName = 200

  func image(_ node: Node, _ kind: ValueKind) -> Reading {
    guard case .string(let written) = node.value else {
      return wrongType(node, kind)
    }
    guard AssetReference.isAcceptable(written) else {
      return .failure(
        ValueProblems(
          .badImageAddress(path: path, written: written, at: node.location)))
    }
    return .success(.image(AssetReference(written, at: node.location)))
  }

  func fontName(_ node: Node, _ kind: ValueKind) -> Reading {
    guard case .string(let written) = node.value else {
      return wrongType(node, kind)
    }
    guard !written.isEmpty, written.utf8.count <= Self.longestName else {
      return .failure(
        ValueProblems(.badFontName(path: path, at: node.location)))
    }
    return .success(.name(written))
  }

  func choice(_ node: Node, _ kind: ValueKind, _ names: [String]) -> Reading {
    guard case .string(let written) = node.value else {
      return wrongType(node, kind)
    }
    guard names.contains(written) else {
      return .failure(
        ValueProblems(
          .unknownValue(
            Located(written, at: node.location), .key(path), among: names)))
    }
    return .success(.name(written))
  }

  func preset(_ node: Node, _ kind: ValueKind) -> Reading {
    guard case .string(let written) = node.value else {
      return wrongType(node, kind)
    }
    guard Preset(rawValue: written) != nil else {
      return .failure(
        ValueProblems(.unknownPreset(written, at: node.location)))
    }
    return .success(.name(written))
  }
}
