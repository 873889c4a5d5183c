import Diagnostics
import Documents

extension ValueReader {
  /// `leadingToLeading`, `leadingToLeading(8)` or `{leadingToLeading: 8}`.
  func placement(
    _ node: Node, _ kind: ValueKind, axis: PlacementAxis
  ) -> Reading {
    switch node.value {
    case .string(let written):
      guard let open = written.firstIndex(of: "("), written.hasSuffix(")")
      else { return anchor(Located(written, at: node.location), 0, "0", axis) }
      let name = String(written[..<open])
      let inner = String(written[written.index(after: open)...].dropLast())
      guard let offset = Double(inner) else { return wrongType(node, kind) }
      return anchor(Located(name, at: node.location), offset, inner, axis)
    case .mapping(let entries):
      guard entries.count == 1, let entry = entries.first,
        case .number(let offset, let written) = entry.value.value
      else { return wrongType(node, kind) }
      return anchor(
        Located(entry.key, at: entry.keyLocation), offset, written, axis)
    default:
      return wrongType(node, kind)
    }
  }

  /// The placement of an anchor with its offset, which was `written` so.
  private func anchor(
    _ name: Located<String>, _ offset: Double, _ written: String,
    _ axis: PlacementAxis
  ) -> Reading {
    let greatest = ValueKind.greatestLength
    guard let placement = axis.placement(named: name.value, offset: offset)
    else {
      return .failure(
        ValueProblems(.unknownValue(name, .key(path), among: axis.names)))
    }
    guard (-greatest...greatest).contains(offset) else {
      return .failure(
        ValueProblems(
          .styleNumberOutOfRange(
            path: path, written, at: name.location,
            bounds: "from -10000 to 10000")))
    }
    return .success(.placement(placement))
  }
}
