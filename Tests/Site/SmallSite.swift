import Testing

/// The parts of a site that most tests need, so that each says only what
/// matters to it.
enum SmallSite {
  /// `site.yaml` of a site in one theme and locale, with more lines.
  static func configuration(_ more: String = "") -> String {
    """
    title: Cup
    locales: [en]
    themes: [base]
    catalog: catalog.json

    """ + more
  }

  /// A catalog of items, each as JSON.
  static func catalog(_ items: String...) -> String {
    "{\"items\": [\n\(items.joined(separator: ",\n"))\n]}\n"
  }

  /// An on-demand video.
  static func video(_ id: String, _ title: String, _ more: String = "")
    -> String
  {
    let members = [#""id": "\#(id)", "title": "\#(title)""#, more]
      .filter { !$0.isEmpty }
    return "{" + members.joined(separator: ", ") + "}"
  }

  /// A stream in a state.
  static func stream(_ id: String, _ title: String, _ state: String) -> String {
    video(
      id, title,
      #""streamState": "\#(state)", "startTime": "2026-06-18T19:00:00Z""#)
  }
}
