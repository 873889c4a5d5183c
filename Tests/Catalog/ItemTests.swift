import Catalog
import Diagnostics
import Localization
import Testing

import struct Diagnostics.SourceLocation

@Suite struct ItemTests {
  static let example = #"""
    {"items": [{"id": "m1", "title": {"en": "Mexico – South Africa", "es": "México – Sudáfrica"},
      "subtitle": "Mexico City", "description": "The *first* match.",
      "labels": ["group-a", "final", "group-a"],
      "thumbnail": {"url": "img/m1.jpg", "width": 1280, "height": 720}, "duration": 6120,
      "createdAt": "2026-06-01T09:00:00Z", "updatedAt": "2026-06-11T18:50:00+02:00",
      "streamState": "live", "startTime": "2026-06-11T19:00:00Z", "revision": 7,
      "playback": {"hls": "https://cdn.example/m1/index.m3u8", "mp4": null},
      "captions": [{"url": "m1.en.vtt", "locale": "en"}, {"url": "m1.iw.vtt", "locale": "iw"}],
      "cta": {"text": {"en": "Tickets"}, "url": "https://tickets.example/?m=1#top"},
      "isRead": true, "extraInfo": {"teamId": "MEX"}},
     {"id": "m2", "title": "Two"}]}
    """#

  func at(_ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: "catalog.json", line: line, column: column)
  }

  @Test func readsEveryKeyOfOurFormat() throws {
    let (catalog, diagnostics) = read(Self.example)
    #expect(diagnostics == [])
    let item = try #require(catalog?["m1"])
    let en = LocaleID(canonical: "en")
    #expect(
      item.title.entries == [
        LocalizedText.Entry(locale: en, text: "Mexico – South Africa"),
        LocalizedText.Entry(
          locale: LocaleID(canonical: "es"), text: "México – Sudáfrica"),
      ])
    #expect(item.subtitle == LocalizedText("Mexico City"))
    #expect(item.description == LocalizedText("The *first* match."))
    #expect(item.labels == ["group-a", "final"])
    #expect(
      item.thumbnail
        == Item.Image(
          url: "img/m1.jpg", width: 1280, height: 720, location: at(4, 24)))
    #expect(item.duration == 6120)
    #expect(item.createdAt == Instant("2026-06-01T09:00:00Z"))
    #expect(item.updatedAt == Instant("2026-06-11T16:50:00Z"))
    #expect(item.startTime == Instant("2026-06-11T19:00:00Z"))
    #expect(
      item.stream
        == Item.Stream(
          state: .live, startTime: Instant("2026-06-11T19:00:00Z"),
          revision: 7))
    #expect(
      item.playback
        == Item.Playback(hls: "https://cdn.example/m1/index.m3u8", mp4: nil))
    #expect(
      item.captions == [
        Item.Captions(url: "m1.en.vtt", locale: en, location: at(8, 24)),
        Item.Captions(
          url: "m1.iw.vtt", locale: LocaleID(canonical: "he"),
          location: at(8, 62)),
      ])
    #expect(
      item.cta
        == Item.CTA(
          text: LocalizedText(
            entries: [LocalizedText.Entry(locale: en, text: "Tickets")]),
          url: "https://tickets.example/?m=1#top"))
    #expect(item.isRead)
    #expect(item.location == at(1, 12))
    #expect(catalog?.items.map(\.id) == ["m1", "m2"])
    #expect(catalog?["m2"]?.location == at(11, 2))
    #expect(catalog?.index(of: "m2") == 1)
    #expect(catalog?["m3"] == nil)
  }

  @Test func anItemNeedsNoMoreThanIDAndTitle() throws {
    let item = try #require(read(Self.example).catalog?["m2"])
    #expect(item.title == LocalizedText("Two"))
    #expect(item.stream == nil && item.playback == nil && item.cta == nil)
    #expect(item.labels == [] && item.captions == [] && !item.isRead)
    #expect(item.duration == nil && item.thumbnail == nil)
  }

  @Test func nullIsAbsent() throws {
    let keys = [
      "subtitle", "description", "labels", "thumbnail", "duration",
      "createdAt", "updatedAt", "streamState", "startTime", "revision",
      "playback", "captions", "cta", "isRead", "extraInfo",
    ]
    let members = keys.map { "\"\($0)\": null" }.joined(separator: ",")
    #expect(itemReport(members) == "")
    #expect(item(members)?.stream == nil)
    #expect(item(members)?.labels == [])
    #expect(item(#""thumbnail": {"url": "a.png", "width": null}"#) != nil)
    #expect(itemReport(#""thumbnail": {"url": "a.png", "width": null}"#) == "")
  }

  @Test func aStartTimeAloneLeavesItAVideo() {
    let item = item(#""startTime": "2026-06-11T19:00:00Z", "revision": 3"#)
    #expect(item?.stream == nil)
    #expect(item?.startTime == Instant("2026-06-11T19:00:00Z"))
  }

  @Test(arguments: StreamState.allCases)
  func aStreamHasAStateAndAStartTime(state: StreamState) {
    let item = item(
      #""startTime": "2026-06-11T19:00:00.25+02:00", "#
        + #""streamState": "\#(state.rawValue)""#)
    #expect(
      item?.stream
        == Item.Stream(
          state: state, startTime: Instant("2026-06-11T17:00:00.250Z"),
          revision: nil))
  }

  @Test func playbackThatNamesNothingIsNone() {
    #expect(item(#""playback": {}"#)?.playback == nil)
    #expect(item(#""playback": {"hls": null, "mp4": null}"#)?.playback == nil)
    #expect(
      item(#""playback": {"mp4": "a.mp4"}"#)?.playback
        == Item.Playback(hls: nil, mp4: "a.mp4"))
  }

  @Test func emptyTextsOtherThanTheTitleAreNone() {
    let members = #""subtitle": "", "description": {"en": " ", "es": "x"}"#
    #expect(itemReport(members) == "")
    #expect(item(members)?.subtitle == nil)
    #expect(item(members)?.description?.entries.map(\.text) == ["x"])
    #expect(item(#""subtitle": {}"#)?.subtitle == nil)
  }

  @Test func readsKeysWrittenWithEscapes() {
    let item = item(#""\u0069sRead": true, "lab\u0065ls": ["\u0061\n"]"#)
    #expect(item?.isRead == true)
    #expect(item?.labels == ["a\n"])
  }

  @Test func keepsEachLabelOnceHoweverManyThereAre() {
    let labels = (0..<900).map { "\"l\($0 % 300)\"" }.joined(separator: ",")
    let item = item("\"labels\": [\(labels)]")
    #expect(item?.labels == (0..<300).map { "l\($0)" })
  }
}
