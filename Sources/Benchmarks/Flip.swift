import Catalog
import Diagnostics
import Documents
import Glibc
import Localization
import Site

/// One stream that flips between two states again and again: from the last
/// byte of a poll's reply to the last rename.
struct Flip {
  private let session: SiteSession
  private let id: String

  /// Builds the project; nil when it shows no stream.
  init?(_ options: SiteOptions) async {
    session = SiteSession(options)
    _ = await session.build()
    guard let first = await session.trackedStreams.first else { return nil }
    id = first.id
  }

  /// The median of several flips, as a line to print: its name, microseconds,
  /// pages rendered and files written by each.
  func measure() async -> String {
    var times: [Double] = []
    var refresh: SiteRefresh?
    for round in 0..<Self.rounds {
      let state = round % 2 == 0 ? "ended" : "live"
      let reply = """
        {"streams": [{"id": "\(id)", "streamState": "\(state)", \
        "revision": \(1_000_000 + round)}]}
        """
      let start = Self.seconds
      refresh = await apply(Array(reply.utf8))
      times.append(Self.seconds - start)
    }
    let median = times.sorted()[Self.rounds / 2]
    return "one stream flips\t\(Int(median * 1_000_000))\t"
      + "\(refresh?.rendered ?? 0)\t\(refresh?.written.count ?? 0)"
  }

  private func apply(_ reply: [UInt8]) async -> SiteRefresh {
    var problems: [Diagnostic] = []
    let updates = JSONDocument.parse(
      reply, file: "reply", into: &problems
    ).flatMap { StreamUpdate.read($0, into: &problems) }
    return await session.apply(
      updates ?? [], at: Instant(milliseconds: 1_781_809_200_000))
  }

  private static let rounds = 21

  private static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
