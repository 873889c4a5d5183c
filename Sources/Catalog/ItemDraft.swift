import Diagnostics
import Documents
import Localization

/// An item that is being read, field after field.
struct ItemDraft {
  /// The object that it is read from.
  let source: JSONValue
  /// What has been read; id, title and stream are set at last.
  var item: Item
  /// The id, when it is there and right.
  var id: String?
  /// The title, when it is there and right.
  var title: LocalizedText?
  /// Whether there is an id, right or wrong.
  var hasID = false
  /// The value that gives the id.
  var idValue: JSONValue?
  /// Whether there is a title, right or wrong.
  var hasTitle = false
  /// Whether there is a start time, right or wrong.
  var hasStartTime = false
  /// The value that gives the stream state.
  var stateValue: JSONValue?
  /// The stream state, when it is there and right.
  var state: StreamState?
  /// The revision, when it is there and right.
  var revision: Int64?

  init(_ source: JSONValue) {
    self.source = source
    item = Item(
      id: "", title: LocalizedText(entries: []), location: source.location)
  }

  /// Where the id stands, or else the item.
  var idLocation: SourceLocation { idValue?.location ?? item.location }
}
