import Testing

/// Origins become part of a policy, so nothing else may pass.
@Suite struct OriginTests {
  static let good: [(String, String)] = [
    ("http://a", "http://a"),
    ("https://a.b.example:1", "https://a.b.example:1"),
    ("https://a.example:65535", "https://a.example:65535"),
    ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
    ("http://[::1]", "http://[::1]"),
    ("http://[::1]:80", "http://[::1]:80"),
    ("HTTP://A.Example", "http://a.example"),
    ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example"),
  ]

  @Test(arguments: good)
  func takesOriginsInLowerCase(written: String, origin: String) {
    let (site, diagnostics) = readSite(
      essentials + "allowOrigins: ['\(written)']")
    #expect(report(diagnostics) == "")
    #expect(site?.allowOrigins.map(\.value) == [origin])
  }

  @Test(arguments: [
    "", "*", "'self'", "https:", "https://", "https://*", "https://*.example",
    "https://a/", "https://a/b", "https://a?b", "https://a#b", "https://a b",
    "https://a;script-src *", "https://a,b", "https://u:p@a", "https://a:",
    "https://a:0", "https://a:65536", "https://a:8x", "https://a:80:80",
    "https://-a", "https://a-", "https://a..b", "https://.a", "https://a.",
    "https://bücher.example", "https://[::1", "https://[]", "https://[::g]",
    "https://[::1]x", "https://[::1]:", "ws://a", "data:", "//a",
  ])
  func refusesAnythingElse(written: String) {
    let (site, diagnostics) = readSite(
      essentials + "allowOrigins: [\"\(written)\"]")
    #expect(diagnostics.map(\.id) == ["invalid-origin"])
    #expect(site?.allowOrigins == [])
  }

  @Test(arguments: [
    "http://a/b?c", "https://a", "HTTPS://A", "file:poll.json",
    "file:///tmp/poll.json", "${CMS_URL}/streams", "https://${CMS_HOST}/x",
  ])
  func pollsAddressesOfThreeSchemes(address: String) {
    let (site, diagnostics) = readSite(
      essentials + "poller: {url: \"\(address)\"}")
    #expect(report(diagnostics) == "")
    #expect(site?.poller?.url.value == address)
  }

  @Test(arguments: ["a", "/a", "http:", "http://", "ftp://a", "http://a b"])
  func pollsNothingElse(address: String) {
    let (_, diagnostics) = readSite(
      essentials + "poller: {url: \"\(address)\"}")
    #expect(diagnostics.map(\.id) == ["invalid-address"])
  }
}
