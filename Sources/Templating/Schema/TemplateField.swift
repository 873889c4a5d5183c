import Markup

/// The fields of one kind of record: an enum whose case names are the names
/// that templates use, with raw values 0, 1, 2, ….
///
/// ```swift
/// enum CardField: Int, TemplateField {
///   case title, isLive
///   static let schemaName = "card"
///   var kind: FieldKind { self == .isLive ? .bool : .text }
/// }
/// ```
public protocol TemplateField: RawRepresentable<Int>, CaseIterable, Sendable {
  /// What diagnostics call the record.
  static var schemaName: String { get }
  /// What the field holds.
  var kind: FieldKind { get }
}

/// What a field holds, and so where a template may use it.
public indirect enum FieldKind: Sendable {
  /// Text of any origin; escaped wherever it stands.
  case text
  /// Yes or no; written as `true` and `false`.
  case bool
  /// Markup that `Markup` made; only in text, only in `{{{ }}}`.
  case html
  /// JSON text; only in an `application/json` script.
  case json
  /// One record, or none.
  case record(Schema)
  /// Any number of records.
  case list(Schema)
  /// The name of one of these templates, for `{{>*name}}`.
  case choice([String])
}
