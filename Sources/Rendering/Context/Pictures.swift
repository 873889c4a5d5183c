import Styling
import Templating

/// The pictures that the styles of a theme name, as pages of an edition
/// address them.
struct Pictures: Sendable {
  private let addresses: [AssetReference: Value]

  /// Pictures by their addresses from the site's top.
  init(_ addresses: [AssetReference: String]) {
    self.addresses = addresses.mapValues {
      .text(CardLinks.address($0, from: PageAddresses.top))
    }
  }

  /// The address of a picture; absent when it has none.
  subscript(_ reference: AssetReference?) -> Value {
    reference.flatMap { addresses[$0] } ?? .absent
  }
}
