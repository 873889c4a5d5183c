import CMicrohttpd
import Glibc

extension HTTPServer {
  /// Hands a reply to the library.
  func send(_ reply: Reply, to connection: OpaquePointer) -> MHD_Result {
    guard let response = response(reply.body, connection) else { return .NO }
    defer { MHD_destroy_response(response) }
    for header in Self.always + reply.headers {
      let isOwn = reply.headers.contains {
        $0.name.lowercased() == header.name.lowercased() && $0 != header
      }
      // A reply's own value goes before the one that all have.
      if isOwn, Self.always.contains(header) { continue }
      MHD_add_response_header(response, header.name, header.value)
    }
    return MHD_queue_response(connection, UInt32(reply.status), response)
  }

  /// What every response says: ask again before you use a copy, trust the
  /// type, tell nobody the address, and let no other site embed it.
  private static let always: [PreviewRequest.Field] = [
    .init("Cache-Control", "no-cache"),
    .init("X-Content-Type-Options", "nosniff"),
    .init("Referrer-Policy", "no-referrer"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
  ]

  private func response(
    _ body: Reply.Body, _ connection: OpaquePointer
  ) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { buffer in
        MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress),
          .RESPMEM_MUST_COPY)
      }
    case .file(let file, let offset, let length):
      // The library closes its descriptor.
      guard let descriptor = file.duplicate() else { return nil }
      let response = MHD_create_response_from_fd_at_offset64(
        UInt64(length), descriptor, UInt64(offset))
      if response == nil { close(descriptor) }
      return response
    case .slow(let bytes, let perSecond):
      return response(
        BodyReader(self, connection, bytes, .pace(max(1, perSecond))))
    case .cut(let bytes, let end):
      return response(BodyReader(self, connection, bytes, .end(end)))
    }
  }

  private func response(_ reader: BodyReader) -> OpaquePointer? {
    let pointer = Unmanaged.passRetained(reader)
    let response = MHD_create_response_from_callback(
      UInt64(reader.bytes.count), 16 << 10,
      { pointer, position, buffer, size in
        guard let pointer, let buffer else { return BodyReader.failure }
        return Unmanaged<BodyReader>.fromOpaque(pointer).takeUnretainedValue()
          .read(Int(position), UnsafeMutableRawPointer(buffer), size)
      }, pointer.toOpaque(),
      { pointer in
        if let pointer { Unmanaged<BodyReader>.fromOpaque(pointer).release() }
      })
    if response == nil { pointer.release() }
    return response
  }
}
