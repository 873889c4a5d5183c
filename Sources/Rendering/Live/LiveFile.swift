import Catalog
import Localization
import Templating

/// Writes the file that a page polls: every stream that the page shows, with
/// the markup of the elements that show it.
struct LiveFile {
  private let content: SiteContent
  private let templates: PageTemplates
  private let text: Record
  private var json = JSONWriter()
  private var fragment: [UInt8] = []

  /// A file with the default strings `text`.
  init(content: SiteContent, templates: PageTemplates, text: Record) {
    self.content = content
    self.templates = templates
    self.text = text
  }

  /// Appends the file as JSON; nothing when no target shows a stream.
  mutating func append(_ targets: [LiveTarget], to output: inout [UInt8]) {
    let streams = streams(targets)
    guard !streams.isEmpty else { return }
    json = JSONWriter(output)
    output = []
    json.raw("{")
    if let interval = content.refreshInterval, interval.isFinite {
      json.raw("\"interval\":\(interval),")
    }
    json.raw("\"streams\":[")
    for (place, stream) in streams.enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      append(stream)
    }
    json.raw("\n]}\n")
    output = json.bytes
  }

  /// The targets of each stream, in the order in which the page shows them.
  private func streams(_ targets: [LiveTarget]) -> [[LiveTarget]] {
    var streams: [[LiveTarget]] = []
    var places: [Int: Int] = [:]
    places.reserveCapacity(targets.count)
    for target in targets
    where content.snapshot.items[target.item].stream != nil {
      if let place = places[target.item] {
        streams[place].append(target)
      } else {
        places[target.item] = streams.count
        streams.append([target])
      }
    }
    return streams
  }

  private mutating func append(_ targets: [LiveTarget]) {
    guard let first = targets.first else { return }
    let item = content.snapshot.items[first.item]
    json.raw("{\"id\":")
    json.string(item.id)
    if let stream = item.stream {
      json.raw(",\"streamState\":\"")
      json.raw(stream.state.rawValue)
      json.raw("\",\"startTime\":\"")
      json.raw(stream.startTime.iso8601)
      json.raw("\",\"revision\":")
      json.raw(stream.revision.map { String($0) } ?? "null")
    }
    json.raw(",\"playback\":")
    json.playback(item.playback)
    json.raw(",\"fragments\":{")
    for (place, target) in targets.enumerated() {
      if place > 0 { json.raw(",") }
      json.string(target.elementID)
      json.raw(":")
      fragment.removeAll(keepingCapacity: true)
      render(target)
      json.string(fragment)
    }
    json.raw("}}")
  }

  private mutating func render(_ target: LiveTarget) {
    switch target.element {
    case .card:
      var root = Fields<CardFragmentField>()
      root[.text] = .record(text)
      root[.card] = .record(target.record)
      templates.cardFragment?.render(root.record, into: &fragment)
    case .player:
      var root = Fields<PlayerFragmentField>()
      root[.text] = .record(text)
      root[.player] = .record(target.record)
      templates.playerFragment?.render(root.record, into: &fragment)
    }
  }
}
