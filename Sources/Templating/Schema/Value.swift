import Markup

/// What a field of a record holds.
public enum Value: Sendable {
  /// Nothing: renders as nothing, and sections over it are skipped.
  case absent
  /// For a field of kind `bool`.
  case bool(Bool)
  /// For a field of kind `text` or `choice`.
  case text(String)
  /// For a field of kind `html`.
  case html(HTML)
  /// For a field of kind `json`: one well-formed JSON text in UTF-8.
  case json([UInt8])
  /// For a field of kind `record`.
  case record(Record)
  /// For a field of kind `list`.
  case list([Record])
}

extension Value {
  /// Whether a section over the value is rendered: it is there, true and not
  /// empty.
  var isPresent: Bool {
    switch self {
    case .absent: false
    case .bool(let value): value
    case .text(let text): !text.isEmpty
    case .html(let html): !html.bytes.isEmpty
    case .json(let bytes): !bytes.isEmpty
    case .record: true
    case .list(let records): !records.isEmpty
    }
  }
}
