import Catalog
import Localization
import Templating

/// Writes the file that a page polls: every stream that the page shows, with
/// the markup of the elements that show it.
struct LiveFile {
  let content: SiteContent
  let templates: PageTemplates
  let text: Record

  /// Appends the file as JSON; nothing when no target shows a stream.
  func append(_ targets: [LiveTarget], to output: inout [UInt8]) {
    var order: [Int] = []
    var byItem: [Int: [LiveTarget]] = [:]
    for target in targets
    where content.snapshot.items[target.item].stream != nil {
      if byItem[target.item] == nil { order.append(target.item) }
      byItem[target.item, default: []].append(target)
    }
    guard !order.isEmpty else { return }
    var json = JSONWriter(output)
    output = []
    json.raw("{\"streams\":[")
    for (place, item) in order.enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      append(content.snapshot.items[item], byItem[item] ?? [], to: &json)
    }
    json.raw("\n]}\n")
    output = json.bytes
  }

  private func append(
    _ item: Item, _ targets: [LiveTarget], to json: inout JSONWriter
  ) {
    json.raw("{\"id\":")
    json.string(item.id)
    if let stream = item.stream {
      json.raw(",\"streamState\":\"\(stream.state.rawValue)\"")
      json.raw(",\"startTime\":\"\(stream.startTime.iso8601)\"")
      json.raw(",\"revision\":")
      json.raw(stream.revision.map { String($0) } ?? "null")
    }
    json.raw(",\"playback\":")
    append(item.playback, to: &json)
    json.raw(",\"fragments\":{")
    for (place, target) in targets.enumerated() {
      if place > 0 { json.raw(",") }
      json.string(target.elementID)
      json.raw(":")
      var fragment: [UInt8] = []
      render(target, into: &fragment)
      json.string(fragment)
    }
    json.raw("}}")
  }

  private func append(_ playback: Item.Playback?, to json: inout JSONWriter) {
    guard let playback else {
      json.raw("null")
      return
    }
    json.raw("{\"hls\":")
    json.optional(playback.hls.map(fromPage))
    json.raw(",\"mp4\":")
    json.optional(playback.mp4.map(fromPage))
    json.raw("}")
  }

  /// Addresses are as the page that polls the file sees them.
  private func fromPage(_ address: String) -> String {
    CardLinks.address(address, from: PageAddresses.top)
  }

  private func render(_ target: LiveTarget, into output: inout [UInt8]) {
    switch target {
    case .card(let item, let model):
      var root = Fields<CardFragmentField>()
      root[.text] = .record(text)
      root[.card] = .record(model.record(item))
      templates.cardFragment?.render(root.record, into: &output)
    case .player(let index, let model):
      let item = content.snapshot.items[index]
      var root = Fields<PlayerFragmentField>()
      root[.text] = .record(text)
      root[.player] = .record(
        model.record(item, at: index, PlayerState(opening: item)))
      templates.playerFragment?.render(root.record, into: &output)
    }
  }
}
