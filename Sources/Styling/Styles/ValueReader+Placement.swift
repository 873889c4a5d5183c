import Documents

extension ValueReader {
  /// `leadingToLeading`, `leadingToLeading(8)` or `{leadingToLeading: 8}`.
  func placement(
    _ node: Node, _ kind: ValueKind, axis: PlacementAxis
  ) -> Reading {
    switch node.value {
    case .string(let written):
      guard let open = written.firstIndex(of: "("), written.hasSuffix(")")
      else { return anchor(written, offset: 0, node, axis) }
      let name = String(written[..<open])
      let inner = written[written.index(after: open)...].dropLast()
      guard let offset = Double(inner) else {
        return wrongType(node, kind)
      }
      return anchor(name, offset: offset, node, axis)
    case .mapping(let entries):
      guard entries.count == 1, let entry = entries.first,
        case .number(let offset, _) = entry.value.value
      else { return wrongType(node, kind) }
      return anchor(
        entry.key, offset: offset,
        Node(entry.value.value, at: entry.keyLocation), axis)
    default:
      return wrongType(node, kind)
    }
  }

  private func anchor(
    _ name: String, offset: Double, _ node: Node, _ axis: PlacementAxis
  ) -> Reading {
    let greatest = ValueKind.greatestLength
    guard let placement = axis.placement(named: name, offset: offset) else {
      return .failure(
        ValueProblems(
          .unknownValue(
            Located(name, at: node.location), .key(path), among: axis.names)))
    }
    guard (-greatest...greatest).contains(offset) else {
      return .failure(
        ValueProblems(
          .styleNumberOutOfRange(
            path: path, CSSText.number(offset), at: node.location,
            bounds: "from -10000 to 10000")))
    }
    return .success(.placement(placement))
  }
}
