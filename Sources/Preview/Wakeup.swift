import Glibc

/// Wakes a thread that waits in `poll`.
final class Wakeup: Sendable {
  /// What that thread waits to read from.
  let descriptor: Int32
  private let other: Int32

  init() {
    let kind = Int32(
      SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, kind, 0, &ends)
    descriptor = ends[0]
    other = ends[1]
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// A wake-up that finds no room is one of many that are still to be seen.
  func wake() {
    var byte: UInt8 = 0
    _ = send(other, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  func clear() {
    var bytes = [UInt8](repeating: 0, count: 512)
    while read(descriptor, &bytes, bytes.count) == bytes.count {}
  }
}
