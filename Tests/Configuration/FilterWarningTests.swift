import Testing

@Suite struct FilterWarningTests {
  static let absent =
    "without “contentTypes” only on-demand videos are shown; "
    + "add contentTypes: [Stream]"

  static let table: [(String, String)] = [
    ("{}", ""),
    ("{contentTypes: [Video]}", ""),
    ("{contentTypes: [Stream], streamStates: [live]}", ""),
    ("{contentTypes: [Video, Stream], streamStates: [live, live]}", ""),
    (
      "{contentTypes: []}",
      """
      site.yaml:5:54: warning: “contentTypes” is empty, which shows nothing [empty-content-types]
        help: list Video, Stream or both, or remove “contentTypes” to show on-demand videos
      """
    ),
    (
      "{contentTypes: [], streamStates: [live]}",
      """
      site.yaml:5:54: warning: “contentTypes” is empty, which shows nothing [empty-content-types]
        help: list Video, Stream or both, or remove “contentTypes” to show on-demand videos
      """
    ),
    (
      "{contentTypes: [Stream], streamStates: []}",
      """
      site.yaml:5:78: warning: “streamStates” is empty, which shows no stream [empty-stream-states]
        help: list upcoming, live or ended, or remove “streamStates” to show streams of every state
      """
    ),
    (
      "{streamStates: []}",
      """
      site.yaml:5:54: warning: “streamStates” is empty, which shows no stream [empty-stream-states]
        help: list upcoming, live or ended, or remove “streamStates” to show streams of every state
      """
    ),
    (
      "{streamStates: [live]}",
      """
      site.yaml:5:40: warning: “streamStates” has no effect, since no streams are shown [stream-states-without-effect]
        help: \(absent)
      """
    ),
    (
      "{contentTypes: [Video], streamStates: [live]}",
      """
      site.yaml:5:63: warning: “streamStates” has no effect, since no streams are shown [stream-states-without-effect]
        help: add Stream to “contentTypes”
      """
    ),
    // A mistake is reported as such, not as an empty filter too.
    (
      "{contentTypes: [Streams], streamStates: [live]}",
      """
      site.yaml:5:55: error: an entry of “contentTypes” cannot be “Streams” [unknown-value]
        help: did you mean “Stream”?
      """
    ),
  ]

  @Test(arguments: table)
  func warnsOfFiltersThatShowOrDoNothing(filter: String, expected: String) {
    #expect(
      siteReport("widgets: [{id: w, videosFilterParams: \(filter)}]")
        == expected)
  }

  @Test func warnsOfAMaximumOfNone() {
    #expect(
      siteReport("widgets: [{id: w, dataSource: {maxItems: 0}}]") == """
        site.yaml:5:42: warning: “maxItems” is 0, which shows nothing [max-items-zero]
          help: write a number above 0, or remove “maxItems” to show all
        """)
  }
}
