import Catalog
import Localization

extension PollSchedule {
  /// Whether the request under way was taken back.
  public var isAborted: Bool { flight?.isAborted == true }

  /// Of the updates that a reply brings, those that may be heard. Where the
  /// catalog says something new of a stream since the request was sent, the
  /// reply may be older than that; the next one tells.
  public func current(_ updates: [StreamUpdate]) -> [StreamUpdate] {
    guard let flight, flight.isOutdated else { return updates }
    return updates.filter {
      flight.streams[$0.id]?.basis == streams[$0.id]?.basis
    }
  }

  /// Says how the request under way went.
  public mutating func finished(_ outcome: Outcome, at now: Instant) {
    guard let sent = flight else { return }
    flight = nil
    guard !sent.isAborted else { return }
    switch outcome {
    case .fresh(let etag, let lastModified):
      if !sent.isOutdated, etag != nil || lastModified != nil {
        validators[sent.url] = Validators(
          etag: etag, lastModified: lastModified)
      } else {
        validators[sent.url] = nil
      }
      succeeded(at: now)
    case .unchanged:
      succeeded(at: now)
    case .cancelled:
      round = nil
      due = nil
    case .failed(let retryAfter):
      failed(sent, retryAfter, at: now)
    }
  }

  private mutating func succeeded(at now: Instant) {
    guard round?.isEmpty == true else { return }
    round = nil
    failures = 0
    quietUntil = nil
    due = now.adding(delays.afterSuccess())
    validators = validators.filter { asked.contains($0.key) }
  }

  private mutating func failed(
    _ sent: Flight, _ retryAfter: Double?, at now: Instant
  ) {
    round = nil
    startID = sent.ids.first
    // Far longer than the timeout: the process itself stood still.
    if now.seconds(since: sent.since) > 2 * settings.timeout + 1,
      retryAfter == nil
    {
      startID = nil
      due = nil
      return
    }
    failures += 1
    due = now.adding(delays.afterFailures(failures))
    if let retryAfter { quietUntil = now.adding(retryAfter) }
  }
}
