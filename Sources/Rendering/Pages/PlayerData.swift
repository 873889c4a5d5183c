import Catalog
import Localization
import Styling
import Templating

/// What the script that plays an item needs to know of it, as JSON.
struct PlayerData {
  let content: SiteContent
  let edition: Edition
  let style: PlayerStyle
  let neighbours: PlayerModel.Neighbours

  /// The data of an item of the catalog.
  func json(_ item: Item, at index: Int?) -> [UInt8] {
    var json = JSONWriter()
    json.raw("{\"state\":")
    json.optional(item.stream?.state.rawValue)
    json.raw(",\"revision\":")
    json.raw(item.stream?.revision.map { String($0) } ?? "null")
    json.raw(",\"playback\":")
    json.playback(item.playback)
    json.raw(",\"duration\":")
    json.raw(item.duration.map { "\($0)" } ?? "null")
    json.raw(",\"href\":")
    json.optional(index.flatMap(address))
    json.raw(",\"next\":")
    json.optional(neighbours.next.flatMap(address))
    json.raw(",\"overlay\":\(style.overlayVisibilityThreshold)")
    append(item.captions, to: &json)
    appendStyle(to: &json)
    json.raw("}")
    return json.bytes
  }

  private func address(_ item: Int) -> String? {
    guard content.hasPlayerPage[item] else { return nil }
    return "../player/\(content.fileNames[item]).html"
  }

  private func append(
    _ captions: [Item.Captions], to json: inout JSONWriter
  ) {
    json.raw(",\"captions\":[")
    for (place, file) in captions.enumerated() {
      json.raw(place == 0 ? "{\"url\":" : ",{\"url\":")
      json.string(CardLinks.address(file.url, from: PageAddresses.top))
      json.raw(",\"locale\":")
      json.string(file.locale.identifier)
      json.raw("}")
    }
    json.raw("]")
  }

  /// What of the style changes with the state: both faces of the back-to-live
  /// button, null where one does not show, and both looks of the seek bar.
  private func appendStyle(to json: inout JSONWriter) {
    json.raw(",\"faces\":{\"edge\":")
    append(style.atLiveEdge, .atEdge, to: &json)
    json.raw(",\"behind\":")
    append(style.behindLive, .backToLive, to: &json)
    json.raw("},\"bar\":{\"playing\":\(style.showsSeekBar)")
    json.raw(",\"paused\":\(style.showsSeekBarPaused)")
    json.raw(",\"thumb\":")
    json.optional(edition.pictures.address(style.thumbImage))
    json.raw(",\"thumbPaused\":")
    json.optional(edition.pictures.address(style.thumbImagePaused))
    json.raw("}")
  }

  private func append(
    _ face: ChipContent?, _ key: StringKey, to json: inout JSONWriter
  ) {
    guard let face else {
      json.raw("null")
      return
    }
    let (text, lang) =
      face.text.map(edition.context.resolve)
      ?? (edition.context.strings[key], .absent)
    json.raw("{\"text\":")
    json.string(text)
    json.raw(",\"lang\":")
    if case .text(let lang) = lang {
      json.string(lang)
    } else {
      json.raw("null")
    }
    json.raw("}")
  }
}

extension JSONWriter {
  /// Where media is, as seen from a page of an edition; or `null`.
  mutating func playback(_ playback: Item.Playback?) {
    guard let playback else {
      raw("null")
      return
    }
    raw("{\"hls\":")
    optional(playback.hls.map(Self.fromPage))
    raw(",\"mp4\":")
    optional(playback.mp4.map(Self.fromPage))
    raw("}")
  }

  private static func fromPage(_ address: String) -> String {
    CardLinks.address(address, from: PageAddresses.top)
  }
}
