import TestSupport

/// Small projects for the executable.
enum Project {
  /// Two widgets, a stream in each state and a Markdown page, in two locales.
  static let files = [
    "site.yaml": """
    title: Cup
    locales: [en, es]
    timeZone: America/New_York
    themes: [base]
    catalog: catalog.json
    widgets:
      - id: clips
        dataSource: {orderType: aToZ}
      - id: matches
        dataSource: {labels: cup, maxItems: 2}
        videosFilterParams: {contentTypes: [Stream], streamStates: [live, upcoming]}
    """,
    "catalog.json": catalog(),
    "pages/welcome.md": "# Welcome\n\n```widget matches\n```\n",
    "a.png": "picture",
  ]

  /// Its catalog, with an ending for every title.
  static func catalog(_ ending: String = "") -> String {
    func stream(_ id: String, _ state: String, _ hour: Int) -> String {
      """
      {"id": "\(id)", "title": "Match \(id)\(ending)", "labels": ["cup"],
       "streamState": "\(state)", "startTime": "2026-06-18T\(hour):00:00Z"}
      """
    }
    return """
      {"items": [
      {"id": "z", "title": {"en": "Apple\(ending)", "es": "Zumo\(ending)"},
       "thumbnail": {"url": "a.png"}},
      {"id": "b", "title": {"en": "Berry\(ending)", "es": "Baya\(ending)"}},
      \(stream("m1", "live", 19)),
      \(stream("m2", "upcoming", 20)),
      \(stream("m3", "upcoming", 21)),
      \(stream("m4", "ended", 11))
      ]}
      """
  }
}
