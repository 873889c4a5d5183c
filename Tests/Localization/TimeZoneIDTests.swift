import Testing

@testable import Localization

@Suite struct TimeZoneIDTests {
  @Test(
    "Names of the time zone database are taken",
    arguments: [
      "UTC", "GMT", "Europe/Madrid", "America/New_York", "Asia/Kolkata",
      "Asia/Calcutta", "Asia/Kathmandu", "Europe/Kyiv", "US/Eastern", "EST",
      "Etc/GMT+5", "America/Argentina/Buenos_Aires", "NZ",
    ])
  func taken(name: String) {
    #expect(TimeZoneID(name)?.identifier == name)
  }

  @Test(
    "Everything else is refused",
    arguments: [
      "", "PST", "CEST", "GMT+3", "+02:00", "Europe/madrid", "europe/Madrid",
      "Europe/Madird", "America/New_York ", "America", "Europe/", "/",
      "../../etc/passwd", "Etc/../UTC", "/etc/localtime", "Mars/Olympus",
      "localtime", "posixrules", String(repeating: "a/", count: 5000),
    ])
  func refused(name: String) {
    #expect(TimeZoneID(name) == nil)
  }

  @Test("Names to suggest are sorted, and each is a zone")
  func suggestions() {
    let names = TimeZoneID.knownIdentifiers
    #expect(names == names.sorted())
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { TimeZoneID($0) != nil })
    for name in ["UTC", "Asia/Kolkata", "Europe/Kyiv", "America/New_York"] {
      #expect(names.contains(name))
    }
    #expect(TimeZoneID.utc == TimeZoneID("UTC"))
  }
}
