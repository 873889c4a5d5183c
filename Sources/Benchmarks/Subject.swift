import Glibc
import Site

/// Pages that are rendered again and again into the same buffers.
struct Subject {
  let name: String
  private let plan: SitePlan
  private let pages: [PlannedPage]
  private let withLive: Bool

  init(
    name: String, _ plan: SitePlan, _ pages: [PlannedPage],
    withLive: Bool = true
  ) {
    self.name = name
    self.plan = plan
    self.pages = pages
    self.withLive = withLive
  }

  /// The median of several passes, as a line to print. Times are those of the
  /// processor, so that other work on the machine counts little.
  func measure() -> String {
    guard !pages.isEmpty else { return "\(name)\t0\t0" }
    var buffers = Buffers()
    let rounds = max(1, Self.pagesPerPass / pages.count)
    let rates = (0..<Self.passes).map { _ in
      let start = Self.processorSeconds
      for _ in 0..<rounds { render(into: &buffers) }
      let seconds = Self.processorSeconds - start
      return Double(rounds * pages.count) / max(seconds, 1e-9)
    }
    let count = rounds * pages.count * Self.passes
    let median = rates.sorted()[Self.passes / 2]
    return "\(name)\t\(Int(median))\t\(buffers.total / count)"
  }

  private struct Buffers {
    var page: [UInt8] = []
    var live: [UInt8] = []
    var total = 0
  }

  private func render(into buffers: inout Buffers) {
    for page in pages {
      buffers.page.removeAll(keepingCapacity: true)
      buffers.live.removeAll(keepingCapacity: true)
      plan.render(
        page, withLive: withLive, into: &buffers.page, live: &buffers.live)
      buffers.total += buffers.page.count + buffers.live.count
    }
  }

  private static let passes = 9
  private static let pagesPerPass = 4_000

  /// How long this thread has run.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
