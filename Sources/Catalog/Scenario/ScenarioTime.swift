import Diagnostics
import Documents

/// Reads times of a scenario: seconds, `m:ss` or `h:mm:ss`.
enum ScenarioTime {
  /// The seconds of a time; nil, with an error, when it is none or is later
  /// than a scenario can be.
  ///
  /// - Parameter signed: whether it may begin with `-`.
  static func read(
    _ node: Node, _ subject: Subject, signed: Bool = false,
    into diagnostics: inout [Diagnostic]
  ) -> Double? {
    let limit = Scenario.latestTime
    switch node.value {
    case .number:
      return node.number(
        subject, in: (signed ? -limit : 0)...limit, into: &diagnostics
      )?.value.inMilliseconds
    case .string(let text):
      if let seconds = seconds(text, signed: signed), abs(seconds) <= limit {
        return seconds
      }
      fallthrough
    default:
      diagnostics.append(.invalidScenarioTime(node, subject))
      return nil
    }
  }

  /// The seconds of `m:ss` or `h:mm:ss`, perhaps with a fraction.
  static func seconds(_ text: String, signed: Bool) -> Double? {
    let isNegative = signed && text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let last = parts.last else {
      return nil
    }
    var total = 0
    for (place, part) in parts.dropLast().enumerated() {
      let isFirst = place == 0
      guard part.utf8.count <= (isFirst ? 4 : 2), isFirst || part.isPair,
        part.isDigits, let number = Int(part), isFirst || number < 60
      else { return nil }
      total = total * 60 + number
    }
    let seconds = last.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = seconds.first, whole.isPair, whole.isDigits,
      let number = Double(last), number < 60,
      seconds.count == 1 || seconds[1].isDigits
    else { return nil }
    let value = (Double(total) * 60 + number).inMilliseconds
    return isNegative ? -value : value
  }
}

extension Substring {
  fileprivate var isPair: Bool { utf8.count == 2 }

  fileprivate var isDigits: Bool {
    !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}

extension Double {
  /// Seconds cut to what clocks tell.
  fileprivate var inMilliseconds: Double { (self * 1000).rounded() / 1000 }
}
