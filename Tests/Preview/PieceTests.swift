import Testing

@testable import Preview

@Suite struct PieceTests {
  @Test(arguments: [
    ("bytes=0-0", ByteRange.part(0, 1)), ("bytes=0-", .part(0, 10)),
    ("bytes=3-99", .part(3, 7)), ("bytes=-3", .part(7, 3)),
    ("bytes=-99", .part(0, 10)), ("Bytes= 1 - 2 ", .part(1, 2)),
    ("bytes=9-9", .part(9, 1)), ("bytes=10-", .unsatisfiable),
    ("bytes=-0", .unsatisfiable),
    ("bytes=99999999999999999999-", .unsatisfiable),
    ("bytes=1-99999999999999999999", .part(1, 9)),
    ("bytes=5-4", .whole), ("bytes=0-1,3-4", .whole), ("bytes=a-b", .whole),
    ("bytes=-", .whole), ("bytes=", .whole), ("lines=0-1", .whole),
    ("bytes=--1", .whole), ("bytes=+1-2", .whole), ("bytes=1-2-3", .whole),
    ("", .whole),
  ])
  func ranges(_ header: String, _ expected: ByteRange) {
    #expect(ByteRange(header, of: 10) == expected)
  }

  @Test func anEmptyFileHasNoParts() {
    #expect(ByteRange("bytes=0-", of: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-5", of: 0) == .unsatisfiable)
  }

  @Test(arguments: [
    ("index.html", "text/html; charset=utf-8"),
    ("a/B.CSS", "text/css; charset=utf-8"),
    ("a.js", "text/javascript; charset=utf-8"), ("a.json", "application/json"),
    ("a.svg", "image/svg+xml"), ("a.png", "image/png"), ("a.jpg", "image/jpeg"),
    ("a.webp", "image/webp"), ("a.avif", "image/avif"), ("a.gif", "image/gif"),
    ("a.woff2", "font/woff2"), ("a.vtt", "text/vtt; charset=utf-8"),
    ("a.mp4", "video/mp4"), ("a.m3u8", "application/vnd.apple.mpegurl"),
    ("a.ts", "video/mp2t"), ("a.m4s", "video/iso.segment"),
    ("a.mp3", "audio/mpeg"), ("a.txt", "text/plain; charset=utf-8"),
    ("a", "application/octet-stream"), ("a.exe", "application/octet-stream"),
    ("a.", "application/octet-stream"),
    ("x.html/a", "application/octet-stream"),
    (".html", "application/octet-stream"), ("", "application/octet-stream"),
  ])
  func types(_ name: String, _ type: String) {
    #expect(ContentTypes.type(of: name) == type)
  }

  @Test func aTokenIs128BitsInBase64URL() {
    #expect(AccessToken.text([]) == "")
    #expect(AccessToken.text([0xFB]) == "-w")
    #expect(AccessToken.text([0xFF, 0xFF]) == "__8")
    #expect(AccessToken.text([0x14, 0xFB, 0x9C]) == "FPuc")
    let token = AccessToken.random()
    #expect(token.utf8.count == 22)
    #expect(token != AccessToken.random())
  }

  @Test func anAddressThatOthersReachIsChosen() {
    func best(_ candidates: [(String, UInt32)]) -> String? {
      PrivateAddress.best(
        of: candidates.map { .init(interface: $0.0, address: $0.1) })
    }
    #expect(best([]) == nil)
    #expect(best([("eth0", 0x0808_0808)]) == nil)
    #expect(best([("eth0", 0xAC20_0001)]) == nil)
    #expect(best([("eth0", 0xAC1F_0001)]) == "172.31.0.1")
    #expect(
      best([("docker0", 0xAC11_0001), ("wlan0", 0xC0A8_0107)])
        == "192.168.1.7")
    #expect(best([("docker0", 0xAC11_0001)]) == "172.17.0.1")
    #expect(
      best([("eth0", 0x0A00_0002), ("wlan0", 0xC0A8_0107)]) == "10.0.0.2")
  }

  @Test func aCodeIsDrawnWithItsQuietZone() throws {
    let code = try #require(QRCode("A"))
    let lines = code.lines()
    #expect(lines.count == 15)
    #expect(lines.allSatisfy { $0.count == 29 })
    #expect(lines[0] == String(repeating: "█", count: 29))
    #expect(lines[14] == String(repeating: "▀", count: 29))
    #expect(
      lines.prefix(6).map { $0.prefix(12).suffix(8) } == [
        "████████", "████████", " ▄▄▄▄▄ █", " █   █ █", " █▄▄▄█ █",
        "▄▄▄▄▄▄▄█",
      ])
    #expect(code.lines(coloured: true)[0].hasPrefix("\u{1B}[97;40m█"))
    #expect(QRCode("") == nil)
    #expect(QRCode(String(repeating: "x", count: 4000)) == nil)
  }
}
