/// An element of a page that a refresh of one stream replaces.
enum LiveTarget {
  /// A card of a widget.
  case card(item: Int, CardModel)
  /// A player that stands in the opening state of its item.
  case player(item: Int, PlayerModel)

  /// The item that it shows, as an index into the snapshot.
  var item: Int {
    switch self {
    case .card(let item, _), .player(let item, _): item
    }
  }

  /// The id of the element.
  var elementID: String {
    switch self {
    case .card(let item, let model): model.elementID(item)
    case .player(_, let model): model.elementID
    }
  }
}
