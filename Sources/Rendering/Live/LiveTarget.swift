import Templating

/// An element of a page that a refresh of one stream replaces.
struct LiveTarget {
  /// What stands in the element.
  enum Element {
    /// A card of a widget.
    case card
    /// A player in the opening state of its item.
    case player
  }

  /// What stands in the element.
  var element: Element
  /// The item that it shows, as an index into the snapshot.
  var item: Int
  /// The id of the element.
  var elementID: String
  /// The card or player, as it stands in the page.
  var record: Record
}
