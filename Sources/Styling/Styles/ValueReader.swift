import Diagnostics
import Documents

/// What is wrong with one value.
struct ValueProblems: Error {
  var all: [Diagnostic]

  init(_ problem: Diagnostic) { all = [problem] }
  init(_ all: [Diagnostic]) { self.all = all }
}

/// Reads the value of one property from a node.
struct ValueReader {
  typealias Reading = Result<StyleValue, ValueProblems>

  /// The path of the property, for messages.
  let path: String

  func read(_ node: Node, kind: ValueKind) -> Reading {
    switch kind {
    case .bool: bool(node, kind)
    case .length(let allowsNegative):
      number(
        node, kind,
        in: (allowsNegative ? -ValueKind.greatestLength : 0)...ValueKind
          .greatestLength)
    case .ratio: ratio(node, kind)
    case .radiusRatio: number(node, kind, in: 0...1)
    case .seconds: number(node, kind, in: 0...ValueKind.greatestSeconds)
    case .integer(let range): integer(node, kind, in: range)
    case .fontWeight: weight(node, kind)
    case .color: color(node, kind)
    case .xPosition: placement(node, kind, axis: .horizontal)
    case .yPosition: placement(node, kind, axis: .vertical)
    case .text, .markdown: text(node)
    case .image: image(node, kind)
    case .fontName: fontName(node, kind)
    case .choice(let names): choice(node, kind, names)
    case .preset: preset(node, kind)
    }
  }

  func wrongType(_ node: Node, _ kind: ValueKind) -> Reading {
    .failure(ValueProblems(.wrongStyleType(path: path, kind: kind, node)))
  }

  private func bool(_ node: Node, _ kind: ValueKind) -> Reading {
    guard case .bool(let value) = node.value else {
      return wrongType(node, kind)
    }
    return .success(.bool(value))
  }

  private func number(
    _ node: Node, _ kind: ValueKind, in range: ClosedRange<Double>
  ) -> Reading {
    guard case .number(let value, let written) = node.value else {
      return wrongType(node, kind)
    }
    guard range.contains(value) else {
      return .failure(
        ValueProblems(
          .styleNumberOutOfRange(
            path: path, written, at: node.location,
            bounds: "from \(CSSText.number(range.lowerBound)) to "
              + CSSText.number(range.upperBound))))
    }
    return .success(.number(value))
  }

  private func ratio(_ node: Node, _ kind: ValueKind) -> Reading {
    guard case .number(let value, let written) = node.value else {
      return wrongType(node, kind)
    }
    guard value > 0, value <= ValueKind.greatestRatio else {
      return .failure(
        ValueProblems(
          .styleNumberOutOfRange(
            path: path, written, at: node.location,
            bounds: "more than 0 and at most 100")))
    }
    return .success(.number(value))
  }

  private func integer(
    _ node: Node, _ kind: ValueKind, in range: ClosedRange<Int>
  ) -> Reading {
    guard case .number(let value, let written) = node.value else {
      return wrongType(node, kind)
    }
    guard let whole = Int(exactly: value), range.contains(whole) else {
      return .failure(
        ValueProblems(
          .styleNumberOutOfRange(
            path: path, written, at: node.location,
            bounds: "a whole number from \(range.lowerBound) to "
              + "\(range.upperBound)",
            help: "write \(range.lowerBound) to \(range.upperBound)")))
    }
    return .success(.number(value))
  }

  private func weight(_ node: Node, _ kind: ValueKind) -> Reading {
    guard case .number(let value, let written) = node.value else {
      return wrongType(node, kind)
    }
    guard let whole = Int(exactly: value), (100...900).contains(whole),
      whole % 100 == 0
    else {
      return .failure(
        ValueProblems(
          .styleNumberOutOfRange(
            path: path, written, at: node.location,
            bounds: "100, 200 and so on to 900",
            help: "write 400 for regular or 700 for bold")))
    }
    return .success(.number(value))
  }

  private func color(_ node: Node, _ kind: ValueKind) -> Reading {
    switch node.value {
    case .string(let written):
      guard let color = Color(written) else {
        return .failure(
          ValueProblems(
            .badColor(path: path, written: written, at: node.location)))
      }
      return .success(.color(color))
    case .number(_, let written):
      return .failure(
        ValueProblems(
          .badColor(path: path, written: written, at: node.location)))
    default:
      return wrongType(node, kind)
    }
  }
}
