import Glibc

@testable import Preview

/// A connection that sends what it is told, byte for byte.
final class Client {
  let socket: Int32

  /// Connects to a server at 127.0.0.1; nil when nothing listens there.
  init?(_ port: Int) {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    // A deadline that is not to be reached.
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &limit,
      socklen_t(MemoryLayout<timeval>.size))
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_port = UInt16(port).bigEndian
    name.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &name) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return nil }
  }

  deinit { close(socket) }

  /// Sends a text, in which a line ends with a line feed alone.
  func send(_ text: String) {
    send(bytes: Array(text.replacing("\n", with: "\r\n").utf8))
  }

  func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// What comes until the other side is done, without carriage returns and
  /// the date; nil when it does not end.
  func answer() -> String? {
    rest().map { bytes in
      String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("Date: ") }.joined(separator: "\n")
    }
  }

  func rest() -> [UInt8]? {
    var bytes: [UInt8] = []
    while let more = more() {
      if more.isEmpty { return bytes }
      bytes += more
    }
    return nil
  }

  /// The next bytes; none at the end; nil when nothing comes.
  func more() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0 { return errno == ECONNRESET ? [] : nil }
    return Array(buffer[..<count])
  }

  /// What comes until the text does.
  func read(until end: String) -> String? {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(end) {
      guard let more = more(), !more.isEmpty else { return nil }
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
