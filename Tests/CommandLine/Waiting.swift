import Foundation
import TestSupport
import Testing

/// Waits until something holds; nothing here takes long, and a machine may be
/// slow.
func until(
  _ what: String, at location: Testing.SourceLocation = #_sourceLocation,
  _ holds: () throws -> Bool
) rethrows {
  let deadline = Date(timeIntervalSinceNow: 60)
  while try !holds() {
    guard Date() < deadline else {
      Issue.record("never: \(what)", sourceLocation: location)
      return
    }
    usleep(5_000)
  }
}

extension TemporaryFolder {
  /// The text of a file; nil while there is none.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: path(name), encoding: .utf8)
  }
}
