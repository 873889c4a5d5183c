import Diagnostics

extension Diagnostic {
  /// Plain rendering went deeper than its bounds.
  static func plainTooDeep(at location: SourceLocation) -> Diagnostic {
    .error(
      "too-deep", at: location,
      "templates stand in each other too deep here",
      help: "at most \(Limits.plainIncludes) templates and"
        + " \(Limits.plainDepth) sections in all may; does the data end the"
        + " recursion?")
  }

  /// Plain rendering wrote or did more than its bounds.
  static func plainTooLarge(at location: SourceLocation) -> Diagnostic {
    .error(
      "too-large", at: location,
      "the output grows beyond 64 MiB, or takes more than 20 million steps",
      help: "does the data end the recursion?")
  }
}
