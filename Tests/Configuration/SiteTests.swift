import Configuration
import Diagnostics
import Documents
import Localization
import Testing

import struct Diagnostics.SourceLocation

@Suite struct SiteTests {
  static let example = """
    $schema: site.schema.json
    title: World Cup preview
    locales: [en, es, he, ja]
    timeZone: America/New_York
    themes: [broadcast, midnight]
    catalog: catalog.json
    widgets:
      - id: live-now
        title: {en: Live now, es: En directo}
        layout: VideosWidget.Row.horizontalRectangles
        dataSource: {labels: [or, group-a, group-b], orderType: startTimeDesc, advancedOrderType: liveFirst, maxItems: 12}
        videosFilterParams: {contentTypes: [Stream], streamStates: [live, upcoming]}
        style: {}
      - id: listed
        dataSource: {ids: [m2, m1], orderType: random, seed: 42}
    now: 2026-06-18T20:00:00Z
    allowOrigins: ["http://media.example:8080", "HTTPS://[2001:DB8::1]"]
    players:
      pages: [m1, m2]
      items: [{id: match-day, dataSource: {labels: final}, videosFilterParams: {contentTypes: [Video, Stream]}, style: {backgroundColor: "#000"}}]
    hlsScript: vendor/hls.min.js
    poller: {url: "https://cms.example/streams", interval: 2.5, headers: {X-Api-Key: "${CMS_KEY}"}, map: {}}
    draft: true
    index: true
    """

  func at(_ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: "site.yaml", line: line, column: column)
  }

  @Test func readsEveryKey() throws {
    let (read, diagnostics) = readSite(Self.example)
    #expect(report(diagnostics) == "")
    let site = try #require(read)
    #expect(site.title == LocalizedText("World Cup preview"))
    #expect(site.locales.map(\.identifier) == ["en", "es", "he", "ja"])
    #expect(site.timeZone == Located("America/New_York", at: at(4, 11)))
    #expect(
      site.themes == [
        Located("broadcast", at: at(5, 10)),
        Located("midnight", at: at(5, 21)),
      ])
    #expect(site.catalog.file == Located("catalog.json", at: at(6, 10)))
    #expect(site.catalog.items == nil && site.catalog.map == nil)
    #expect(site.now == Instant(iso8601: "2026-06-18T20:00:00Z"))
    #expect(
      site.allowOrigins.map(\.value) == [
        "http://media.example:8080", "https://[2001:db8::1]",
      ])
    #expect(site.isDraft && site.isIndexed)
  }

  @Test func readsWidgets() throws {
    let site = try #require(readSite(Self.example).site)
    #expect(site.widgets.map(\.id) == ["live-now", "listed"])
    let widget = try #require(site.widgets.first)
    #expect(widget.title?.entries.map(\.text) == ["Live now", "En directo"])
    #expect(
      widget.layout
        == Located("VideosWidget.Row.horizontalRectangles", at: at(10, 13)))
    #expect(
      widget.dataSource.labels
        == .atLeastOneOf([.singleLabel("group-a"), .singleLabel("group-b")]))
    #expect(widget.dataSource.labelsLocation == at(11, 26))
    #expect(widget.dataSource.orderType == .startTimeDesc)
    #expect(widget.dataSource.advancedOrderType == .liveFirst)
    #expect(widget.dataSource.maxItems == 12)
    #expect(
      widget.videosFilterParams
        == VideosFilterParams(
          contentTypes: [.stream], streamStates: ["live", "upcoming"]))
    #expect(widget.style?.value == .mapping([]))
    #expect(widget.location == at(8, 5))
    let listed = try #require(site.widgets.last)
    #expect(
      listed.dataSource.ids == [
        DataSource.ListedID(id: "m2", location: at(15, 24)),
        DataSource.ListedID(id: "m1", location: at(15, 28)),
      ])
    #expect(listed.dataSource.orderType == .random)
    #expect(listed.dataSource.seed == 42)
    #expect(listed.videosFilterParams == VideosFilterParams())
    #expect(listed.title == nil && listed.layout == nil && listed.style == nil)
  }

  @Test func readsPlayersAndPoller() throws {
    let site = try #require(readSite(Self.example).site)
    #expect(
      site.playerPages
        == .listed([
          DataSource.ListedID(id: "m1", location: at(19, 11)),
          DataSource.ListedID(id: "m2", location: at(19, 15)),
        ]))
    let player = try #require(site.players.first)
    #expect(player.id == "match-day")
    #expect(player.dataSource.labels == .singleLabel("final"))
    #expect(player.videosFilterParams.contentTypes == [.video, .stream])
    #expect(player.style != nil)
    #expect(site.hlsScript?.value == "vendor/hls.min.js")
    let poller = try #require(site.poller)
    #expect(poller.url.value == "https://cms.example/streams")
    #expect(poller.interval == 2.5)
    #expect(poller.headers == ["X-Api-Key": "${CMS_KEY}"])
    #expect(poller.map?.value == .mapping([]))
  }

  @Test func whatIsAbsentHasADefault() throws {
    let (read, diagnostics) = readSite(essentials)
    #expect(diagnostics == [])
    let site = try #require(read)
    #expect(site.timeZone.value == "UTC")
    #expect(site.widgets.isEmpty && site.players.isEmpty)
    #expect(site.playerPages == .shown)
    #expect(site.now == nil && site.poller == nil && site.hlsScript == nil)
    #expect(site.allowOrigins == [])
    #expect(!site.isDraft && !site.isIndexed)
    let widget = try #require(
      readSite(essentials + "widgets: [{id: w}]").site?.widgets.first)
    #expect(widget.dataSource == DataSource())
    #expect(widget.videosFilterParams == VideosFilterParams())
    let poller = readSite(essentials + "poller: {url: 'file:poll.json'}")
      .site?.poller
    #expect(poller?.interval == 10)
    #expect(poller?.headers == [:])
  }

  @Test func readsJSONToo() throws {
    let (site, diagnostics) = readSite(
      #"{"title": {"en": "T"}, "locales": ["iw", "zh-TW"], "#
        + #""themes": ["base"], "catalog": {"file": "c.json", "#
        + #""items": "/r/items", "map": {"id": "/uid"}}}"#)
    #expect(report(diagnostics) == "")
    #expect(site?.locales.map(\.identifier) == ["he", "zh-Hant"])
    #expect(site?.catalog.items?.value == "/r/items")
    #expect(site?.catalog.map != nil)
  }

  @Test(arguments: [
    ("shown", SiteConfiguration.PlayerPages.shown), ("all", .all),
    ("none", SiteConfiguration.PlayerPages.none), ("[]", .listed([])),
  ])
  func readsWhichVideosHavePages(
    yaml: String, pages: SiteConfiguration.PlayerPages
  ) {
    let site = readSite(essentials + "players: {pages: \(yaml)}").site
    #expect(site?.playerPages == pages)
  }

  @Test(arguments: OrderType.allCases)
  func readsEveryOrder(order: OrderType) {
    let site = readSite(
      essentials + "widgets: [{id: w, dataSource: {orderType: \(order)}}]"
    ).site
    #expect(site?.widgets.first?.dataSource.orderType == order)
  }
}
