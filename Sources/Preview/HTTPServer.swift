import CMicrohttpd
import Glibc

/// What stands between the HTTP library and the responder.
final class HTTPServer: Sendable {
  let responder: Responder
  let caretaker: Caretaker
  let limits: ServerLimits

  init(_ responder: Responder, _ limits: ServerLimits) {
    self.responder = responder
    self.limits = limits
    caretaker = Caretaker(limits)
  }

  /// Begins to serve; the object must live until the daemon is stopped.
  func start(_ listener: Int32) -> OpaquePointer? {
    guard caretaker.start() else { return nil }
    let settings = greenroom_server_settings(
      context: Unmanaged.passUnretained(self).toOpaque(), listener: listener,
      threads: UInt32(limits.threads), connections: UInt32(limits.connections),
      timeout: UInt32(limits.stall), memory: limits.head,
      handler: { context, connection, _, method, _, _, size, exchange in
        HTTPServer.at(context).handle(connection, method, size, exchange)
      },
      target: { _, text, _ in
        let target = text.map { String(cString: $0) } ?? ""
        return Unmanaged.passRetained(Exchange(target: target)).toOpaque()
      },
      completed: { context, connection, exchange, _ in
        if let pointer = exchange?.pointee {
          Unmanaged<Exchange>.fromOpaque(pointer).release()
          exchange?.pointee = nil
        }
        guard let connection else { return }
        HTTPServer.at(context).caretaker
          .completed(UInt(greenroom_number(connection)))
      },
      connection: { context, connection, number, event in
        guard let connection, let number else { return }
        let caretaker = HTTPServer.at(context).caretaker
        if event == .CONNECTION_NOTIFY_STARTED {
          number.pointee = UnsafeMutableRawPointer(
            bitPattern: caretaker.began(greenroom_socket(connection)))
        } else {
          caretaker.ended(UInt(bitPattern: number.pointee))
        }
      })
    let daemon = QuietThread.withoutSignals { greenroom_start_server(settings) }
    if daemon == nil { caretaker.stop() }
    return daemon
  }

  /// Ends all connections at once.
  func stop(_ daemon: OpaquePointer) {
    caretaker.stop()
    MHD_stop_daemon(daemon)
  }

  private static func at(_ context: UnsafeMutableRawPointer?) -> HTTPServer {
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  /// Called when a head has come, for each part of a body, at the end of the
  /// request, and again when a request that waited goes on.
  private func handle(
    _ connection: OpaquePointer?, _ method: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?,
    _ pointer: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let connection, let method, let size,
      let pointer = pointer?.pointee
    else { return .NO }
    let exchange = Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    guard exchange.hasBegun else {
      exchange.hasBegun = true
      return .YES
    }
    guard size.pointee == 0 else {
      exchange.received += size.pointee
      size.pointee = 0
      return exchange.received > limits.body ? .NO : .YES
    }
    return answer(connection, String(cString: method), exchange)
  }

  private func answer(
    _ connection: OpaquePointer, _ method: String, _ exchange: Exchange
  ) -> MHD_Result {
    let outcome: Reply.Outcome
    if let decided = exchange.outcome {
      if Caretaker.isGone(greenroom_socket(connection)) { return .NO }
      outcome = decided
    } else {
      caretaker.received(UInt(greenroom_number(connection)))
      outcome = responder.outcome(
        PreviewRequest(
          method: method, path: exchange.target,
          headers: Self.headers(connection)))
      exchange.outcome = outcome
      exchange.deadline = MonotonicTime.now + limits.poll
    }
    switch outcome {
    case .reply(let reply): return send(reply, to: connection)
    case .drop: return .NO
    case .hang:
      return caretaker.park(connection, until: nil) ? .YES : .NO
    case .wait(let poll): return wait(poll, connection, exchange)
    }
  }

  private func wait(
    _ poll: LongPoll, _ connection: OpaquePointer, _ exchange: Exchange
  ) -> MHD_Result {
    let deadline = exchange.deadline ?? 0
    var reply: Reply?
    let isParked = caretaker.park(connection, until: deadline) {
      // Under the lock of those who wait: nothing is announced in between.
      reply = responder.answer(to: poll)
      if reply == nil, MonotonicTime.now >= deadline { reply = Reply(204) }
      return reply != nil
    }
    if isParked { return .YES }
    return reply.map { send($0, to: connection) } ?? .NO
  }

  private static func headers(
    _ connection: OpaquePointer
  ) -> [PreviewRequest.Field] {
    var fields: [PreviewRequest.Field] = []
    withUnsafeMutablePointer(to: &fields) { fields in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let name, let value else { return .YES }
          context?.assumingMemoryBound(to: [PreviewRequest.Field].self)
            .pointee.append(
              .init(
                String(cString: name).lowercased(), String(cString: value)))
          return .YES
        }, fields)
    }
    return fields
  }
}
