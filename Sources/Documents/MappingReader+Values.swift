import Diagnostics

extension MappingReader {
  /// A string.
  public func string(
    _ key: String, into diagnostics: inout [Diagnostic]
  ) -> Located<String>? {
    node(key)?.string(.key(key), into: &diagnostics)
  }

  /// `true` or `false`.
  public func bool(
    _ key: String, into diagnostics: inout [Diagnostic]
  ) -> Located<Bool>? {
    node(key)?.bool(.key(key), into: &diagnostics)
  }

  /// A finite number; one outside of `range` is an error `out-of-range`.
  public func number(
    _ key: String, in range: ClosedRange<Double>? = nil,
    into diagnostics: inout [Diagnostic]
  ) -> Located<Double>? {
    node(key)?.number(.key(key), in: range, into: &diagnostics)
  }

  /// A whole number; one outside of `range` is an error `out-of-range`.
  public func integer(
    _ key: String, in range: ClosedRange<Int>,
    into diagnostics: inout [Diagnostic]
  ) -> Located<Int>? {
    node(key)?.integer(.key(key), in: range, into: &diagnostics)
  }

  /// The entries of a list.
  public func list(
    _ key: String, into diagnostics: inout [Diagnostic]
  ) -> [Node]? {
    node(key)?.list(.key(key), into: &diagnostics)
  }

  /// A list of strings; entries of another type are reported and left out.
  public func strings(
    _ key: String, into diagnostics: inout [Diagnostic]
  ) -> [Located<String>]? {
    list(key, into: &diagnostics)?.compactMap {
      $0.string(.entry(of: key), into: &diagnostics)
    }
  }

  /// A mapping whose keys are known.
  public func mapping(
    _ key: String, keys: [String], into diagnostics: inout [Diagnostic]
  ) -> MappingReader? {
    node(key).flatMap {
      MappingReader($0, .key(key), keys: keys, into: &diagnostics)
    }
  }

  /// The entries of a mapping whose keys are free, without duplicates.
  public func freeMapping(
    _ key: String, into diagnostics: inout [Diagnostic]
  ) -> [Node.Entry]? {
    node(key)?.entries(.key(key), into: &diagnostics)
  }

  /// One of the strings that `Choice` has as raw values; another is an error
  /// `unknown-value`.
  public func choice<Choice>(
    _ key: String, of type: Choice.Type, into diagnostics: inout [Diagnostic]
  ) -> Located<Choice>?
  where Choice: RawRepresentable<String> & CaseIterable & Sendable & Hashable {
    node(key)?.choice(.key(key), of: type, into: &diagnostics)
  }
}
