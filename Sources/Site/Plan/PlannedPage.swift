import Catalog
import Rendering

/// A page that a build makes, with the file that it polls.
package struct PlannedPage: Sendable {
  /// What it is.
  package var kind: PageKind
  /// Its edition, by its place.
  var edition: Int
  /// Where it stands.
  var path: OutputPath
  /// Where the file that it polls stands; nil when it shows no stream.
  var live: OutputPath?
  /// A digest of everything that it is made from: while it stays, so do the
  /// bytes.
  var fingerprint: Fingerprint
}
