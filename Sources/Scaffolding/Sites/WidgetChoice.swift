import Catalog
import Localization

/// A widget of a new site.
struct WidgetChoice {
  let id: String
  let titles: [String: String]
  let layout: String
  let dataSource: [(String, String)]
  let contentTypes: [String]
  var streamStates: [String] = []
  let comment: String

  /// Widgets for what the catalog has: streams to come, recordings, videos.
  static func all(for scaffold: SiteScaffold) -> [WidgetChoice] {
    var states: Set<StreamState> = [.live, .upcoming, .ended]
    var hasVideos = true
    if case .file(_, _, let guess) = scaffold.source {
      let items = guess.snapshot.items
      states = Set(items.compactMap { $0.stream?.state })
      hasVideos = items.contains { $0.stream == nil }
    }
    var widgets: [WidgetChoice] = []
    if !states.isDisjoint(with: [.live, .upcoming]) { widgets.append(next) }
    if states.contains(.ended) { widgets.append(replays) }
    if hasVideos || widgets.isEmpty { widgets.append(videos) }
    return widgets
  }

  private static let next = WidgetChoice(
    id: "live-and-next",
    titles: [
      "en": "Live and next", "es": "En directo y a continuación",
      "fr": "En direct et à suivre", "de": "Live und demnächst",
      "it": "In diretta e a seguire", "pt": "Ao vivo e a seguir",
      "ar": "مباشر وقادم", "he": "בשידור חי ובקרוב", "ja": "ライブと配信予定",
    ],
    layout: "VideosWidget.Row.horizontalRectangles",
    dataSource: [
      ("orderType", "startTimeAsc"), ("advancedOrderType", "liveFirst"),
      ("maxItems", "12"),
    ],
    contentTypes: ["Stream"], streamStates: ["live", "upcoming"],
    comment: "What is live stands first, then what comes next.")

  private static let replays = WidgetChoice(
    id: "replays",
    titles: [
      "en": "Replays", "es": "Repeticiones", "fr": "Rediffusions",
      "de": "Aufzeichnungen", "it": "Repliche", "pt": "Reprises",
      "ar": "الإعادات", "he": "שידורים חוזרים", "ja": "見逃し配信",
    ],
    layout: "VideosWidget.Grid.twoColumnsHorizontalRectangles",
    dataSource: [("orderType", "startTimeDesc"), ("maxItems", "12")],
    contentTypes: ["Stream"], streamStates: ["ended"],
    comment: "What is over, the latest first.")

  private static let videos = WidgetChoice(
    id: "videos",
    titles: [
      "en": "Videos", "es": "Vídeos", "fr": "Vidéos", "de": "Videos",
      "it": "Video", "pt": "Vídeos", "ar": "مقاطع الفيديو", "he": "סרטונים",
      "ja": "動画",
    ],
    layout: "VideosWidget.Row.verticalRectangles",
    dataSource: [("maxItems", "12")], contentTypes: ["Video"],
    comment:
      "On-demand videos; “labels: [or, a, b]” in dataSource would choose.")

  /// The heading in the locales of a site, English where there is no other.
  func title(in locales: [LocaleID]) -> String {
    var texts: [(String, String)] = []
    for locale in locales {
      let language = locale.identifier.split(separator: "-").first ?? ""
      guard let text = titles[String(language)] else { continue }
      texts.append((locale.identifier, YAMLText.string(text)))
    }
    guard !texts.isEmpty else {
      return YAMLText.string(titles["en"] ?? id)
    }
    return YAMLText.map(texts)
  }
}
