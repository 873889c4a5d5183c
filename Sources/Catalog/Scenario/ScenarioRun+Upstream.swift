import Localization

extension ScenarioRun {
  /// What the upstream answers at a time of the scenario, in seconds.
  public func reply(
    to request: UpstreamRequest, at second: Double
  ) -> UpstreamReply {
    var clock = instant(at: second)
    var fault: Scenario.Fault.Kind?
    for (place, candidate) in scenario.faults.enumerated()
    where candidate.covers(second) && meets(place, candidate, request) {
      if case .clock(let offset) = candidate.kind {
        clock.milliseconds &+= Int64(offset * 1000)
      } else {
        fault = fault ?? candidate.kind
      }
    }
    var reply = UpstreamReply(
      status: 200,
      fields: [UpstreamReply.Field(name: "Date", value: clock.httpDate)],
      body: .whole([]))
    guard let fault else {
      answer(request, at: second, into: &reply)
      return reply
    }
    switch fault {
    case .slow(let bytesPerSecond):
      let body = answer(request, at: second, into: &reply)
      reply.body = .slow(body, bytesPerSecond: bytesPerSecond)
    case .cut(let length):
      let body = answer(request, at: second, into: &reply)
      // A cut after the end would be none.
      reply.body = .cut(body, after: min(length, max(0, body.count - 1)))
    default: show(fault, clock: clock, request, at: second, in: &reply)
    }
    return reply
  }

  private func show(
    _ fault: Scenario.Fault.Kind, clock: Instant, _ request: UpstreamRequest,
    at second: Double, in reply: inout UpstreamReply
  ) {
    switch fault {
    case .status(let status, let retryAfter):
      reply.status = status
      reply.add("Content-Type", "text/plain")
      if let retryAfter {
        reply.add("Retry-After", text(retryAfter, clock: clock))
      }
      reply.body = .whole(Array("\(status), as the scenario says\n".utf8))
    case .hang: reply.body = .hang
    case .refused: reply.body = .refused
    case .wrongType:
      reply.add("Content-Type", "text/html")
      reply.body = .whole(
        Array("<!DOCTYPE html><title>Down</title><p>Back soon.\n".utf8))
    case .notJSON:
      reply.add("Content-Type", "application/json")
      let body = body(request, at: second)
      reply.body = .whole(Array(body.prefix(body.count / 2)))
    case .redirectLoop:
      reply.status = 302
      // Relative, so back to where it was asked.
      reply.add("Location", "upstream")
    case .slow, .cut, .clock: break
    }
  }

  /// The usual reply; its body, also when it need not be sent.
  @discardableResult
  private func answer(
    _ request: UpstreamRequest, at second: Double,
    into reply: inout UpstreamReply
  ) -> [UInt8] {
    let body = body(request, at: second)
    let tag = "\"\(Fingerprint(of: body).hex)\""
    reply.add("ETag", tag)
    let known = request.ifNoneMatch?.split(separator: ",").map {
      $0.drop { $0 == " " }.prefix { $0 != " " }
    }
    if known?.contains(where: { $0 == tag || $0 == "W/" + tag }) == true {
      reply.status = 304
      return []
    }
    reply.add("Content-Type", "application/json")
    reply.body = .whole(body)
    return body
  }

  private func body(
    _ request: UpstreamRequest, at second: Double
  ) -> [UInt8] {
    var json = Array("{\"streams\":[".utf8)
    var isFirst = true
    for id in request.ids {
      guard let report = report(on: id, at: second) else { continue }
      if !isFirst { json += ",".utf8 }
      isFirst = false
      json += "\n".utf8
      report.append(to: &json)
    }
    json += "\n]}\n".utf8
    return json
  }

  /// Seconds of real time, since who waits does not know of the speed.
  private func text(
    _ retryAfter: Scenario.Fault.RetryAfter, clock: Instant
  ) -> String {
    let delay = Int64((retryAfter.delay / speed).rounded(.up))
    switch retryAfter.form {
    case .seconds: return "\(delay)"
    case .date:
      return Instant(milliseconds: clock.milliseconds &+ delay &* 1000)
        .httpDate
    }
  }

  /// Whether a fault meets a request, where only some are met.
  private func meets(
    _ place: Int, _ fault: Scenario.Fault, _ request: UpstreamRequest
  ) -> Bool {
    guard fault.share < 1 else { return true }
    // SplitMix64's mixing, three times over: the same on every machine.
    var state = scenario.seed
    for word in [UInt64(place), UInt64(truncatingIfNeeded: request.number)] {
      state = Self.mixed(state ^ Self.mixed(word &+ 0x9E37_79B9_7F4A_7C15))
    }
    return Double(state >> 11) * 0x1p-53 < fault.share
  }

  private static func mixed(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension UpstreamReply {
  fileprivate mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}
