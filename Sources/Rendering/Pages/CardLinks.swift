import Catalog
import Templating

/// The addresses of items on pages that stand in the same depth.
struct CardLinks {
  let content: SiteContent
  /// The way from the page to the top of the site.
  let top: String
  /// The way from the page to the folder of player pages.
  var players = "../player/"

  /// The address of an item's player page, when it has one.
  func player(_ index: Int) -> Value {
    guard content.hasPlayerPage[index] else { return .absent }
    let name = content.fileNames[index]
    return .text(players + name + ".html")
  }

  /// The thumbnail of an item, when it has one.
  func image(_ index: Int) -> Value {
    guard let address = content.thumbnails[index],
      let thumbnail = content.snapshot.items[index].thumbnail
    else { return .absent }
    var image = Fields<ImageField>()
    image[.src] = .text(Self.address(address, from: top))
    if let width = thumbnail.width, let height = thumbnail.height {
      image[.width] = .text(String(width))
      image[.height] = .text(String(height))
    }
    return .record(image.record)
  }

  /// An address from the site's top as seen from a page; absolute ones stay.
  static func address(_ address: String, from top: String) -> String {
    address.hasPrefix("assets/") || ScenarioRun.isMedia(address)
      ? top + address : address
  }
}
