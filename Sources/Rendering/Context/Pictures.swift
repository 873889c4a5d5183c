import Styling
import Templating

/// The pictures that the styles of a theme name, as pages of an edition
/// address them.
struct Pictures: Sendable {
  private let addresses: [AssetReference: String]

  /// Pictures by their addresses from the site's top.
  init(_ addresses: [AssetReference: String]) {
    self.addresses = addresses.mapValues {
      CardLinks.address($0, from: PageAddresses.top)
    }
  }

  /// The address of a picture; absent when it has none.
  subscript(_ reference: AssetReference?) -> Value {
    address(reference).map { .text($0) } ?? .absent
  }

  /// The same as a text; nil when it has none.
  func address(_ reference: AssetReference?) -> String? {
    reference.flatMap { addresses[$0] }
  }
}
