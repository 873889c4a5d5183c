import Foundation
import Synchronization

/// A server on this machine for one test: a reply a connection, chosen by the
/// path of the request.
final class LoopbackServer: Sendable {
  /// What is done with a connection.
  enum Reply: Sendable {
    /// These bytes are sent, then it is closed.
    case text(String)
    /// These bytes are sent, then nothing more.
    case stall(String)
    /// These bytes are sent, then spaces for as long as they are taken.
    case flood(String)
  }

  let port: UInt16
  private let socket: Int32
  private let replies: [String: Reply]
  /// How many bytes floods have sent.
  let flooded = Atomic(0)
  private let heads = Mutex<[String]>([])
  private let open = Mutex<[Int32]>([])

  /// The heads of the requests so far, in order.
  var requests: [String] { heads.withLock { $0 } }

  struct Failure: Error {}

  /// Listens on a port of its own.
  init(_ replies: [String: Reply]) throws {
    self.replies = replies
    socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isReady = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 16) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isReady else { throw Failure() }
    Thread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else {
          close(socket)
          return
        }
        open.withLock { $0.append(connection) }
        Thread { [self] in serve(connection) }.start()
      }
    }.start()
  }

  /// The address of a path.
  func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// Closes everything.
  func stop() {
    shutdown(socket, Int32(SHUT_RDWR))
    for connection in open.withLock({ $0 }) {
      shutdown(connection, Int32(SHUT_RDWR))
    }
  }

  private func serve(_ connection: Int32) {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while !bytes.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard recv(connection, &byte, 1, 0) == 1 else { return }
      bytes.append(byte)
    }
    let head = String(decoding: bytes, as: UTF8.self)
    heads.withLock { $0.append(head) }
    let path = head.split(separator: " ")[1].prefix { $0 != "?" }
    switch replies[String(path)] ?? .text("HTTP/1.1 404 No\r\n\r\n") {
    case .text(let text):
      send(text, connection)
      shutdown(connection, Int32(SHUT_RDWR))
    case .stall(let text):
      send(text, connection)
    case .flood(let text):
      send(text, connection)
      let block = String(repeating: " ", count: 1 << 16)
      while send(block, connection) {
        flooded.add(block.utf8.count, ordering: .relaxed)
      }
    }
  }

  @discardableResult
  private func send(_ text: String, _ connection: Int32) -> Bool {
    var rest = Array(text.replacing("PORT", with: "\(port)").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(
          connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
