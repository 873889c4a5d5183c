import Catalog
import Localization
import Preview
import Synchronization

/// A scenario that is being played: the upstream and the media of it, as
/// routes of a preview server.
public final class Rehearsal<Clock: MediaClock>: Sendable {
  /// The name of the upstream's route.
  public static var upstream: String { "upstream" }

  private let run: ScenarioRun
  private let clock: Clock
  private let cards: TestCards<Clock>?
  private let requests = Atomic<Int>(0)

  /// Plays a run from the start of `clock`.
  ///
  /// - Parameter cards: its media; nil where no encoder is installed.
  public init(_ run: ScenarioRun, clock: Clock, cards: TestCards<Clock>?) {
    self.run = run
    self.clock = clock
    self.cards = cards
  }

  /// Where the upstream and the media answer.
  public var routes: [PreviewRoute] {
    [
      PreviewRoute(prefix: Self.upstream) { self.upstream($0) },
      PreviewRoute(prefix: "media") { self.media($0) },
    ]
  }

  /// Makes the media in its time; returns when all of it is made, or when it
  /// is cancelled.
  public func play() async { await cards?.run() }

  /// Ends all that runs, at once, and removes what was made.
  public func stop() { cards?.stop() }

  private func upstream(_ request: PreviewRequest) -> PreviewResponse {
    guard request.path.isEmpty else { return Self.absent("not here") }
    let number = requests.wrappingAdd(1, ordering: .relaxed).oldValue
    let ids = request.query.filter { $0.name == "ids" }.flatMap {
      $0.value.split(separator: ",").map(String.init)
    }
    let reply = run.reply(
      to: UpstreamRequest(
        ids: ids, ifNoneMatch: request.header("if-none-match"), number: number),
      at: clock.seconds * run.speed)
    let body: PreviewResponse.Body =
      switch reply.body {
      case .whole(let bytes): .bytes(bytes)
      case .slow(let bytes, let rate): .slow(bytes, perSecond: rate)
      case .cut(let bytes, let length): .cut(bytes, after: length)
      case .hang: .hang
      case .refused: .drop
      }
    return PreviewResponse(
      status: reply.status,
      headers: reply.fields.map { PreviewRequest.Field($0.name, $0.value) },
      body: body)
  }

  private func media(_ request: PreviewRequest) -> PreviewResponse {
    guard let cards else { return Self.absent("ffmpeg is not installed") }
    switch cards.answer(request.path) {
    case .absent: return Self.absent("not here, or not now")
    case .notYet:
      return PreviewResponse(
        status: 503,
        headers: [
          PreviewRequest.Field("Content-Type", "text/plain"),
          PreviewRequest.Field("Retry-After", "1"),
        ], body: .bytes(Array("the encoder has only just begun\n".utf8)))
    case .playlist(let bytes):
      return PreviewResponse(
        headers: [
          PreviewRequest.Field("Content-Type", "application/vnd.apple.mpegurl")
        ], body: .bytes(bytes))
    case .file(let path, let type):
      return PreviewResponse(
        headers: [PreviewRequest.Field("Content-Type", type)],
        body: .file(path))
    }
  }

  private static func absent(_ reason: String) -> PreviewResponse {
    PreviewResponse(
      status: 404,
      headers: [PreviewRequest.Field("Content-Type", "text/plain")],
      body: .bytes(Array("\(reason)\n".utf8)))
  }
}
