import Catalog
import Diagnostics
import Localization

/// Items that stand in where a catalog has none for a still page.
enum SampleItems {
  /// The item that shows `state`.
  static func item(for state: PlayerState) -> Item {
    var item = Item(
      id: "sample-\(state.rawValue)", title: title,
      location: SourceLocation(file: "sample"))
    let recording = Item.Playback(hls: nil, mp4: "sample.mp4")
    switch state {
    case .waitingRoom: item.stream = stream(.upcoming)
    case .liveEdge, .liveBehind:
      item.stream = stream(.live)
      item.playback = recording
    case .endedBehind, .endedReplay:
      item.stream = stream(.ended)
      item.playback = recording
    case .endedNoRecording: item.stream = stream(.ended)
    case .endOfContent, .onDemand: item.playback = recording
    }
    item.startTime = item.stream?.startTime
    item.duration = StillMoment.window
    return item
  }

  /// 2030-01-05T18:00:00Z: fixed, so that pages do not change with the clock.
  private static func stream(_ state: StreamState) -> Item.Stream {
    Item.Stream(
      state: state, startTime: Instant(milliseconds: 1_893_866_400_000),
      revision: nil)
  }

  private static let title = LocalizedText(
    entries: [
      ("en", "Sample: home team – visitors"),
      ("es", "Muestra: local – visitante"),
      ("he", "דוגמה: בית – חוץ"),
      ("ja", "サンプル：ホーム – アウェイ"),
      ("ar", "نموذج: صاحب الأرض – الضيف"),
      ("de", "Beispiel: Heim – Gast"),
      ("fr", "Exemple : domicile – extérieur"),
      ("pt-BR", "Amostra: mandante – visitante"),
    ].map { LocalizedText.Entry(locale: LocaleID(canonical: $0), text: $1) })
}
