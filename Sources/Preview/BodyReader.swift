import CMicrohttpd

/// A body that comes slowly or not to its end. Only the thread that serves
/// its connection touches it.
final class BodyReader {
  enum Manner {
    /// Bytes a second.
    case pace(Int)
    /// Where the connection ends.
    case end(Int)
  }

  let bytes: [UInt8]
  private let server: HTTPServer
  private let connection: OpaquePointer
  private let manner: Manner
  private let start = MonotonicTime.now

  /// Ends the connection (`MHD_CONTENT_READER_END_WITH_ERROR`).
  static let failure = -2

  init(
    _ server: HTTPServer, _ connection: OpaquePointer, _ bytes: [UInt8],
    _ manner: Manner
  ) {
    self.server = server
    self.connection = connection
    self.bytes = bytes
    self.manner = manner
  }

  /// Copies what may be sent now; 0 when the connection waits for more.
  func read(
    _ position: Int, _ buffer: UnsafeMutableRawPointer, _ size: Int
  ) -> Int {
    let end: Int
    switch manner {
    case .end(let place): end = place
    case .pace(let perSecond):
      let time = MonotonicTime.now - start
      // The first piece comes at once, the next each tenth of a second.
      let piece = max(1, perSecond / 10)
      end = min(bytes.count, piece + perSecond * time / 1000)
      if end <= position {
        let due = start + ((position - piece + 1) * 1000 - 1) / perSecond + 1
        return wait(until: max(due, MonotonicTime.now + 100))
      }
    }
    let count = min(size, end - position)
    guard count > 0 else { return Self.failure }
    bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      buffer.copyMemory(from: base + position, byteCount: count)
    }
    return count
  }

  private func wait(until due: Int) -> Int {
    guard !Caretaker.isGone(greenroom_socket(connection)),
      server.caretaker.park(connection, until: due)
    else { return Self.failure }
    return 0
  }
}
