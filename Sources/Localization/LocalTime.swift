import Foundation

extension Instant {
  /// The instant at which clocks of a zone show a time, given as if they
  /// showed UTC.
  ///
  /// Of the two instants at which clocks that are set back show a time, the
  /// first. Nil for a time that clocks set forward never show, and for one
  /// outside of years 1 to 9999.
  init?(local: Instant, in zone: TimeZoneID) {
    let zone = zone.foundationZone
    func offset(at milliseconds: Int64) -> Int64 {
      let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
      return Int64(zone.secondsFromGMT(for: date)) * 1000
    }
    // No zone changes its clocks twice within two days.
    let day: Int64 = 86_400_000
    let offsets = [
      offset(at: local.milliseconds - day),
      offset(at: local.milliseconds + day),
    ]
    let instants = offsets.map { local.milliseconds - $0 }
      .filter { local.milliseconds - $0 == offset(at: $0) }
    guard let first = instants.min() else { return nil }
    self.init(milliseconds: first)
    guard Instant.earliest <= self, self <= Instant.latest else { return nil }
  }
}
