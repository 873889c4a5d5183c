/// One located problem: what is wrong, where, and what would be right.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much a problem weighs; only errors make the exit status 1.
  public enum Severity: String, Sendable, Comparable, CaseIterable {
    case error, warning, notice

    /// Orders by weight: an error comes before a warning before a notice.
    public static func < (a: Self, b: Self) -> Bool {
      a.rank < b.rank
    }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .notice: 2
      }
    }
  }

  /// A second place that explains the problem, such as the first duplicate.
  public struct Note: Hashable, Sendable {
    /// What stands there.
    public var message: String
    /// Where it stands.
    public var location: SourceLocation?

    /// A note about another place.
    public init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// How much the problem weighs.
  public var severity: Severity
  /// A stable, lower-case, hyphenated identifier such as `unknown-key`.
  public var id: String
  /// Where the problem is; nil when it is in no file.
  public var location: SourceLocation?
  /// What is wrong: one sentence without a final full stop.
  public var message: String
  /// What would be right, when that is known.
  public var help: String?
  /// Other places involved.
  public var notes: [Note]

  /// A problem of the given weight.
  public init(
    _ severity: Severity, _ id: String, at location: SourceLocation?,
    _ message: String, help: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.id = id
    self.location = location
    self.message = message
    self.help = help
    self.notes = notes
  }

  /// An error.
  public static func error(
    _ id: String, at location: SourceLocation?, _ message: String,
    help: String? = nil, notes: [Note] = []
  ) -> Self {
    Self(.error, id, at: location, message, help: help, notes: notes)
  }

  /// A warning.
  public static func warning(
    _ id: String, at location: SourceLocation?, _ message: String,
    help: String? = nil, notes: [Note] = []
  ) -> Self {
    Self(.warning, id, at: location, message, help: help, notes: notes)
  }

  /// A notice.
  public static func notice(
    _ id: String, at location: SourceLocation?, _ message: String,
    help: String? = nil, notes: [Note] = []
  ) -> Self {
    Self(.notice, id, at: location, message, help: help, notes: notes)
  }
}

extension Sequence<Diagnostic> {
  /// Whether any is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
