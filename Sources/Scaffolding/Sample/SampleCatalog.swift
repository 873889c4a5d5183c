import Styling

/// A catalog of invented items with drawn pictures, for a first look.
enum SampleCatalog {
  /// `catalog.json` and the pictures that it names.
  static func files(brand: Color) -> [NewFile] {
    let pictures = SampleItem.all.enumerated().map { place, item in
      NewFile(
        "img/\(item.id).svg",
        text: item.scene.svg(brand: brand, variant: place))
    }
    return [NewFile("catalog.json", text: text)] + pictures
  }

  private static var text: String {
    "{\"items\": [\n"
      + SampleItem.all.map(\.json).joined(separator: ",\n") + "\n]}\n"
  }
}

extension SampleItem {
  /// The item in Greenroom's own format. Its texts hold nothing that JSON
  /// would have escaped.
  fileprivate var json: String {
    var members = [
      "\"id\": \"\(id)\"",
      "\"title\": {\"en\": \"\(english)\", \"es\": \"\(spanish)\",\n"
        + "    \"ar\": \"\(arabic)\"}",
      "\"labels\": ["
        + labels.map { "\"\($0)\"" }.joined(separator: ", ") + "]",
      "\"thumbnail\": {\"url\": \"img/\(id).svg\", \"width\": 640, "
        + "\"height\": 360}",
    ]
    if let state, let start {
      members.append(
        "\"streamState\": \"\(state.rawValue)\", \"startTime\": \"\(start)\"")
    }
    if let seconds { members.append("\"duration\": \(seconds)") }
    if hasPlayback {
      let isStream = state != nil
      let ending = isStream ? "index.m3u8" : "video.mp4"
      members.append(
        "\"playback\": {\"\(isStream ? "hls" : "mp4")\": "
          + "\"https://media.example/\(id)/\(ending)\"}")
    }
    if isRead { members.append("\"isRead\": true") }
    return "  {" + members.joined(separator: ",\n   ") + "}"
  }
}
