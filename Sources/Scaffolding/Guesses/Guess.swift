/// What a key of an item was taken from, and how sure that is.
public struct Guess: Sendable, Hashable {
  /// How sure a guess is.
  public enum Sureness: String, Sendable {
    case sure, likely, unsure

    init(score: Double) {
      self = score >= 0.9 ? .sure : score >= 0.6 ? .likely : .unsure
    }
  }

  /// The key of an item.
  public var key: String
  /// Its source in `map`, as YAML.
  public var source: String
  /// How sure it is.
  public var sureness: Sureness
  /// The first value that was found.
  public var sample: String
  /// What to look at, if anything.
  public var remark: String?
}
