import Catalog
import Testing

/// Addresses come from outside and end up in pages.
@Suite struct AddressTests {
  static let good = [
    "https://cdn.example/a.png", "http://cdn.example:8080/a?b=c#d",
    "HTTPS://CDN.EXAMPLE", "https://[2001:db8::1]/a", "https://bücher.example/",
    "a.png", "img/a.png", "./a.png", "../img/a.png", "my photo.jpg", "a/b:c",
    "?a=b", "#part", "日本.png", "a%20b.png",
  ]

  @Test(arguments: good)
  func takesHTTPAndRelativeAddresses(address: String) {
    #expect(
      item(#""thumbnail": {"url": "\#(address)"}"#)?.thumbnail?.url == address)
    #expect(itemReport(#""thumbnail": {"url": "\#(address)"}"#) == "")
  }

  /// The address as it stands in JSON, as it stands in the message, and what
  /// is wrong with it.
  static let bad: [(String, String, String)] = [
    ("", "", "it is empty"),
    (
      "javascript:alert(1)", "javascript:alert(1)",
      "its scheme is “javascript”"
    ),
    ("JaVaScRiPt:x", "JaVaScRiPt:x", "its scheme is “javascript”"),
    ("data:text/html,x", "data:text/html,x", "its scheme is “data”"),
    ("file:///etc/passwd", "file:///etc/passwd", "its scheme is “file”"),
    ("blob:x", "blob:x", "its scheme is “blob”"),
    ("C:/a.png", "C:/a.png", "its scheme is “c”"),
    (":a", ":a", "its scheme is “”"),
    ("//host/a.png", "//host/a.png", "it has a host but no scheme"),
    ("/etc/passwd", "/etc/passwd", "it starts with “/”"),
    (#"\\\\host\\a"#, #"\\host\a"#, #"it has a “\”"#),
    (#"https:\\host"#, #"https:\host"#, #"it has a “\”"#),
    (
      #"java\tscript:x"#, "java\u{9}script:x",
      "it has control characters or spaces at an end"
    ),
    (
      #"\u0001javascript:x"#, "\u{1}javascript:x",
      "it has control characters or spaces at an end"
    ),
    (" a.png", " a.png", "it has control characters or spaces at an end"),
    ("a.png ", "a.png ", "it has control characters or spaces at an end"),
    ("http:a.png", "http:a.png", "it names no host"),
    ("https://", "https://", "it names no host"),
    ("https:///a", "https:///a", "it names no host"),
    ("https://:80/", "https://:80/", "it names no host"),
    ("https://a b/", "https://a b/", "it names no host"),
    ("https://a;b/", "https://a;b/", "it names no host"),
    (
      "https://user:key@host/", "https://user:key@host/",
      "it has a user name or password"
    ),
  ]

  @Test(arguments: bad)
  func refusesOthersAndKeepsTheItem(
    json: String, text: String, problem: String
  ) throws {
    let (catalog, diagnostics) = read(
      "{\"items\": [{\"id\": \"m\", \"title\": \"M\","
        + "\"playback\": {\"mp4\": \"\(json)\", \"hls\": \"a.m3u8\"}}]}")
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.id == "invalid-address")
    #expect(
      diagnostic.message
        == "“playback.mp4” cannot be “\(text)”: \(problem)")
    #expect(diagnostic.location?.column == 57)
    #expect(
      catalog?.items.first?.playback
        == Item.Playback(hls: "a.m3u8", mp4: nil))
  }

  @Test func refusesThemWhereverTheyStand() {
    #expect(
      itemReport(
        """
        "thumbnail": {"url": "data:x"},
        "playback": {"hls": "file:x"},
        "captions": [{"url": "//x", "locale": "en"}],
        "cta": {"url": "javascript:x", "text": "X"}
        """)
          == """
          catalog.json:2:22: error: “thumbnail.url” cannot be “data:x”: its scheme is “data” [invalid-address]
            help: write an address that starts with https:// or http://, or a path relative to the catalog file
          catalog.json:3:21: error: “playback.hls” cannot be “file:x”: its scheme is “file” [invalid-address]
            help: write an address that starts with https:// or http://, or a path relative to the catalog file
          catalog.json:4:22: error: “captions.url” cannot be “//x”: it has a host but no scheme [invalid-address]
            help: write an address that starts with https:// or http://, or a path relative to the catalog file
          catalog.json:5:16: error: “cta.url” cannot be “javascript:x”: its scheme is “javascript” [invalid-address]
            help: write an address that starts with https:// or http://, or a path relative to the catalog file
          """)
  }

  @Test func refusesVeryLongAddresses() {
    let long = String(repeating: "a", count: 8193)
    #expect(item(#""thumbnail": {"url": "\#(long)"}"#)?.thumbnail == nil)
  }
}
