import Diagnostics
import Documents

/// References to environment variables, `${NAME}`: the poller's address and
/// header values may hold them, nothing else does.
package enum VariableReference {
  /// What is wrong with a reference.
  enum Problem: Error, Equatable {
    /// `${` without a `}`.
    case notClosed
    /// Something else than letters, digits and `_`, or a digit in front.
    case invalidName(String)
  }

  /// The first reference that is wrong; nil when all are right.
  static func problem(in text: String) -> Problem? {
    for reference in references(in: text) {
      guard let name = reference else { return .notClosed }
      if !isName(name) { return .invalidName(String(name)) }
    }
    return nil
  }

  /// The name of the first reference in `text` that is right.
  static func firstName(in text: String) -> String? {
    for case let name? in references(in: text) where isName(name) {
      return String(name)
    }
    return nil
  }

  /// A text with its references replaced by the values of an environment.
  ///
  /// - Returns: The text, and the values that stand in it by the names of
  ///   their variables; or the names of the variables that are not set, in
  ///   order.
  package static func replace(
    in text: String, by environment: [String: String]
  ) -> (text: String, used: [String: String], unset: [String]) {
    var result = ""
    var used: [String: String] = [:]
    var unset: [String] = []
    var rest = Substring(text)
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      let after = rest[rest.utf8.index(after: dollar)...]
      result += rest[..<dollar]
      guard after.utf8.first == UInt8(ascii: "{"),
        let end = after.utf8.firstIndex(of: UInt8(ascii: "}"))
      else {
        result += "$"
        rest = after
        continue
      }
      let name = String(after[..<end].dropFirst())
      rest = after[after.utf8.index(after: end)...]
      if let value = environment[name] {
        used[name] = value
        result += value
      } else if !unset.contains(name) {
        unset.append(name)
      }
    }
    return (result + rest, used, unset)
  }

  /// What stands between `${` and `}`, nil where that is missing.
  private static func references(in text: String) -> [Substring?] {
    // Most texts hold none, and this is asked of every text of a file.
    guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
    var found: [Substring?] = []
    var rest = Substring(text)
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[rest.utf8.index(after: dollar)...]
      guard rest.utf8.first == UInt8(ascii: "{") else { continue }
      rest = rest.dropFirst()
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "}")) else {
        return found + [nil]
      }
      found.append(rest[..<end])
      rest = rest[rest.utf8.index(after: end)...]
    }
    return found
  }

  private static func isName(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39 ~= first) else {
      return false
    }
    return name.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
        || byte == UInt8(ascii: "_")
    }
  }
}

extension MappingReader {
  /// Warns of references outside of one key: they are not replaced there.
  func reportVariables(
    outside key: String, into diagnostics: inout [Diagnostic]
  ) {
    for entry in entries where entry.key != key {
      entry.value.reportVariables(into: &diagnostics)
    }
  }
}

extension Node {
  fileprivate func reportVariables(into diagnostics: inout [Diagnostic]) {
    switch value {
    case .string(let text):
      if let name = VariableReference.firstName(in: text) {
        diagnostics.append(.variableNotReplaced(name, at: location))
      }
    case .list(let nodes):
      for node in nodes { node.reportVariables(into: &diagnostics) }
    case .mapping(let entries):
      for entry in entries {
        entry.value.reportVariables(into: &diagnostics)
      }
    case .null, .bool, .number:
      break
    }
  }
}
