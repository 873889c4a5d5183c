import Foundation
import FoundationNetworking

/// Sends requests over HTTP: no cookies, no cache, and redirects by our own
/// rules.
enum HTTPSource {
  /// A request is redirected at most this often.
  static let maximumRedirects = 5

  static func send(_ request: PollRequest) async -> PollReply {
    await withTaskGroup(of: PollReply?.self) { group in
      group.addTask { await follow(request) }
      group.addTask {
        // nil: the other one was first.
        let isOver: Void? = try? await Task.sleep(
          for: .milliseconds(Int64(request.timeout * 1000)),
          clock: .continuous)
        return isOver.map { .failure(.timedOut) }
      }
      let first = await group.next()
      group.cancelAll()
      return Task.isCancelled ? .cancelled : (first ?? nil) ?? .cancelled
    }
  }

  private static func follow(_ request: PollRequest) async -> PollReply {
    guard let start = URL(string: request.url) else {
      return .failure(.wrongAddress)
    }
    var url = start
    var isAtHome = true
    for _ in 0...maximumRedirects {
      // Once it has left its origin, it carries no secret any more.
      isAtHome = isAtHome && origin(of: url) == origin(of: start)
      let headers = isAtHome ? request.headers : []
      let reply = await HTTPTransfer(limit: request.maximumBody).load(
        message(url, headers, request))
      guard case .response(let response) = reply,
        [301, 302, 303, 307, 308].contains(response.status),
        let location = response.headers["location"]
      else { return reply }
      guard let next = URL(string: location, relativeTo: url)?.absoluteURL,
        origin(of: next) != nil
      else { return .failure(.wrongRedirect) }
      url = next
    }
    return .failure(.tooManyRedirects)
  }

  private static func message(
    _ url: URL, _ headers: [PollSettings.Header], _ request: PollRequest
  ) -> URLRequest {
    var message = URLRequest(
      url: url, cachePolicy: .reloadIgnoringLocalCacheData,
      timeoutInterval: request.timeout + 5)
    message.httpShouldHandleCookies = false
    message.setValue("application/json", forHTTPHeaderField: "Accept")
    message.setValue("Greenroom", forHTTPHeaderField: "User-Agent")
    for field in request.conditions + headers {
      message.setValue(field.value, forHTTPHeaderField: field.name)
    }
    return message
  }

  /// The origin of an http or https address (RFC 6454, section 4); nil for
  /// any other.
  static func origin(of url: URL) -> String? {
    guard let scheme = url.scheme?.lowercased(),
      scheme == "http" || scheme == "https",
      let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    let port = url.port ?? (scheme == "http" ? 80 : 443)
    return "\(scheme)://\(host):\(port)"
  }
}
