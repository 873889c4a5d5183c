/// Sends requests over HTTP: no cookies, no cache, and redirects by our own
/// rules.
enum HTTPSource {
  /// A request is redirected at most this often.
  static let maximumRedirects = 5

  static func send(_ request: PollRequest) async -> PollReply {
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(Int64(request.timeout * 1000))
    guard let start = WebAddress(request.url) else {
      return .failure(.wrongAddress)
    }
    var address = start
    var isAtHome = true
    for _ in 0...maximumRedirects {
      // Once it has left its origin, it carries no secret any more.
      isAtHome = isAtHome && address.origin == start.origin
      let left = (end - clock.now) / .milliseconds(1)
      guard left >= 1 else { return .failure(.timedOut) }
      let transfer = HTTPTransfer(
        address: address.text,
        fields: request.conditions + (isAtHome ? request.headers : []),
        timeout: Int(left), limit: request.maximumBody)
      let reply = await transfer.run()
      guard case .response(let response) = reply,
        [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers["location"]
      else { return reply }
      guard let next = WebAddress(location, relativeTo: address.text) else {
        return .failure(.wrongRedirect)
      }
      address = next
    }
    return .failure(.tooManyRedirects)
  }
}
