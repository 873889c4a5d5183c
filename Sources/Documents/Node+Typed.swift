import Diagnostics

/// Typed access to a value. Each function gives the value or nil; when the
/// value is of another type it reports an error `wrong-type` located at it.
extension Node {
  /// A string.
  public func string(
    _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> Located<String>? {
    guard case .string(let text) = value else {
      diagnostics.append(.wrongType(self, subject, expected: .string))
      return nil
    }
    return Located(text, at: location)
  }

  /// `true` or `false`.
  public func bool(
    _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> Located<Bool>? {
    guard case .bool(let flag) = value else {
      diagnostics.append(.wrongType(self, subject, expected: .bool))
      return nil
    }
    return Located(flag, at: location)
  }

  /// A finite number; one outside of `range` is an error `out-of-range`.
  public func number(
    _ subject: Subject, in range: ClosedRange<Double>? = nil,
    into diagnostics: inout [Diagnostic]
  ) -> Located<Double>? {
    guard case .number(let number, let text) = value, number.isFinite else {
      diagnostics.append(.wrongType(self, subject, expected: .number))
      return nil
    }
    if let range, !range.contains(number) {
      diagnostics.append(
        .outOfRange(
          self, subject, written: text,
          bounds: (Self.words(range.lowerBound), Self.words(range.upperBound))))
      return nil
    }
    return Located(number, at: location)
  }

  /// A whole number; one outside of `range` is an error `out-of-range`.
  public func integer(
    _ subject: Subject, in range: ClosedRange<Int>,
    into diagnostics: inout [Diagnostic]
  ) -> Located<Int>? {
    guard case .number(let number, let text) = value,
      number.rounded() == number
    else {
      diagnostics.append(.wrongType(self, subject, expected: .integer))
      return nil
    }
    guard let integer = Int(exactly: number), range.contains(integer) else {
      diagnostics.append(
        .outOfRange(
          self, subject, written: text,
          bounds: ("\(range.lowerBound)", "\(range.upperBound)")))
      return nil
    }
    return Located(integer, at: location)
  }

  /// The entries of a list.
  public func list(
    _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> [Node]? {
    guard case .list(let entries) = value else {
      diagnostics.append(.wrongType(self, subject, expected: .list))
      return nil
    }
    return entries
  }

  /// The entries of a mapping whose keys are free, such as locales: of keys
  /// that are given more than once the first, the others being reported.
  public func entries(
    _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> [Entry]? {
    guard case .mapping(let entries) = value else {
      diagnostics.append(.wrongType(self, subject, expected: .mapping))
      return nil
    }
    return entries.withoutDuplicates(into: &diagnostics)
  }

  /// One of the strings that `Choice` has as raw values; another is an error
  /// `unknown-value`.
  public func choice<Choice>(
    _ subject: Subject, of type: Choice.Type,
    into diagnostics: inout [Diagnostic]
  ) -> Located<Choice>?
  where Choice: RawRepresentable<String> & CaseIterable & Sendable & Hashable {
    guard let text = string(subject, into: &diagnostics) else { return nil }
    guard let choice = Choice(rawValue: text.value) else {
      diagnostics.append(
        .unknownValue(text, subject, among: type.allCases.map(\.rawValue)))
      return nil
    }
    return Located(choice, at: location)
  }

  private static func words(_ bound: Double) -> String {
    Int(exactly: bound).map { "\($0)" } ?? "\(bound)"
  }
}
