/// What a message about a value calls that value.
public enum Subject: Sendable, Hashable, CustomStringConvertible {
  /// The value of a key.
  case key(String)
  /// An entry of a list that is the value of a key.
  case entry(of: String)
  /// The whole file.
  case file

  /// The words that start a message, such as `“interval”`.
  public var description: String {
    switch self {
    case .key(let name): "“\(name)”"
    case .entry(let name): "an entry of “\(name)”"
    case .file: "the file"
    }
  }
}
