import Catalog
import Diagnostics
import Localization

/// Polls an upstream for as long as a site is watched. All rules stand in
/// `PollSchedule`; this gives them a network and a clock.
public actor Poller<Transport: PollTransport, Clock: PollClock> {
  private let settings: PollSettings
  private let transport: Transport
  private let clock: Clock
  private var schedule: PollSchedule
  private var reports: PollReports
  private var sending: Task<PollReply, Never>?
  /// Wakes `run`; nil while it does not run.
  private var wake: AsyncStream<Void>.Continuation?

  /// A poller that tracks nothing yet.
  ///
  /// - Parameter seed: Of the random part of its delays: another one for every
  ///   machine, so that many do not ask at the same time.
  public init(
    _ settings: PollSettings, transport: Transport, clock: Clock, seed: UInt64
  ) {
    self.settings = settings
    self.transport = transport
    self.clock = clock
    schedule = PollSchedule(settings, seed: seed)
    reports = PollReports(settings)
  }

  /// The streams of the site from now on: to be called after every build and
  /// every update.
  public func track(_ streams: [TrackedStream]) {
    schedule.track(streams, at: clock.now)
    wake?.yield()
  }

  /// Stops polling, and takes back a request that is under way.
  public func suspend() {
    schedule.suspend()
    sending?.cancel()
  }

  /// Goes on after `suspend`: one round at once, unless a `Retry-After` still
  /// runs.
  public func resume() {
    schedule.resume()
    wake?.yield()
  }

  /// Polls until the task is cancelled. A second call while one runs ends at
  /// once.
  ///
  /// - Parameter deliver: Is given what a reply brought, the updates in the
  ///   order of the reply, and what is newly wrong; no request is sent until
  ///   it returns.
  public func run(
    _ deliver: @Sendable ([StreamUpdate], [Diagnostic]) async -> Void
  ) async {
    guard wake == nil else { return }
    let (wakes, wake) = AsyncStream<Void>.makeStream(
      bufferingPolicy: .bufferingNewest(1))
    self.wake = wake
    var iterator = wakes.makeAsyncIterator()
    while !Task.isCancelled {
      switch schedule.next(at: clock.now) {
      case .send(let request):
        await poll(request, deliver)
      case .wait(let until):
        let timer = until.map { self.timer($0, wake) }
        _ = await iterator.next(isolation: self)
        timer?.cancel()
      }
    }
    self.wake = nil
  }

  private nonisolated func timer(
    _ until: Instant, _ wake: AsyncStream<Void>.Continuation
  ) -> Task<Void, Never> {
    let clock = clock
    return Task {
      guard (try? await clock.sleep(until: until)) != nil else { return }
      wake.yield()
    }
  }

  private func poll(
    _ request: PollRequest,
    _ deliver: @Sendable ([StreamUpdate], [Diagnostic]) async -> Void
  ) async {
    let transport = transport
    let task = Task { await transport.send(request) }
    sending = task
    let reply = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    sending = nil
    let isTakenBack = schedule.isAborted || Task.isCancelled
    let reading = ReplyReading(
      isTakenBack ? .cancelled : reply, settings, at: clock.now)
    let updates = schedule.current(reading.updates)
    let news = reports.news(reading, of: request.url)
    schedule.finished(reading.outcome, at: clock.now)
    if !updates.isEmpty || !news.isEmpty { await deliver(updates, news) }
  }
}
