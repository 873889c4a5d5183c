import Foundation
import FoundationNetworking
import Synchronization

/// One exchange with a server, whose body is bounded while it comes in.
final class HTTPTransfer: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var body: [UInt8] = []
    var response: HTTPURLResponse?
    var waiter: CheckedContinuation<PollReply, Never>?
    var reply: PollReply?
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) { self.limit = limit }

  /// Sends a message and waits for the reply.
  func load(_ message: URLRequest) async -> PollReply {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    let session = URLSession(
      configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: message)
    let reply = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let reply = state.withLock { state in
          if state.reply == nil { state.waiter = waiter }
          return state.reply
        }
        if let reply { waiter.resume(returning: reply) } else { task.resume() }
      }
    } onCancel: {
      // The session may take its time to tell.
      finish(.cancelled)
      task.cancel()
    }
    session.invalidateAndCancel()
    return reply
  }

  /// Hands the first reply on.
  private func finish(_ reply: PollReply) {
    let waiter = state.withLock { state in
      guard state.reply == nil else {
        return nil as CheckedContinuation<PollReply, Never>?
      }
      state.reply = reply
      defer { state.waiter = nil }
      return state.waiter
    }
    waiter?.resume(returning: reply)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    finish(.response(Self.response(response, [])))
    completionHandler(nil)
    task.cancel()
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let isTooLarge = response.expectedContentLength > Int64(limit)
    state.withLock { $0.response = response as? HTTPURLResponse }
    if isTooLarge { finish(.failure(.tooLarge)) }
    completionHandler(isTooLarge ? .cancel : .allow)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    didReceive data: Data
  ) {
    let isTooLarge = state.withLock { state in
      if state.body.count + data.count > limit {
        state.body = []
        return true
      }
      state.body += data
      return false
    }
    guard isTooLarge else { return }
    finish(.failure(.tooLarge))
    dataTask.cancel()
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error {
      return finish(.failure(Self.failure(error)))
    }
    let (response, body) = state.withLock { ($0.response, $0.body) }
    guard let response = response ?? task.response as? HTTPURLResponse else {
      return finish(.failure(.broken))
    }
    finish(.response(Self.response(response, body)))
  }

  private static func response(
    _ response: HTTPURLResponse, _ body: [UInt8]
  ) -> PollResponse {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String)
      in response.allHeaderFields
    {
      headers[name.lowercased()] = value
    }
    return PollResponse(
      status: response.statusCode, headers: headers, body: body)
  }

  /// The kind of an error; its text is left out, since it may name the
  /// address.
  private static func failure(_ error: any Error) -> PollFailure {
    guard let error = error as? URLError else { return .broken }
    switch error.code {
    case .cannotFindHost, .dnsLookupFailed: return .unknownHost
    case .cannotConnectToHost: return .noConnection
    case .timedOut: return .timedOut
    case .badURL, .unsupportedURL: return .wrongAddress
    case .secureConnectionFailed, .serverCertificateHasBadDate,
      .serverCertificateUntrusted, .serverCertificateHasUnknownRoot,
      .serverCertificateNotYetValid, .clientCertificateRejected,
      .clientCertificateRequired:
      return .notSecure
    default: return .broken
    }
  }
}
