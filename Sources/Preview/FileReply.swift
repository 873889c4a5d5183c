/// Answers with a file: type, entity tag, conditions, ranges.
struct FileReply {
  var request: PreviewRequest
  /// Its path, from which its type follows.
  var path: String
  /// A strong entity tag, in quotes.
  var tag: String
  var size: Int

  /// A file as it is.
  static func reply(
    to request: PreviewRequest, path: String, _ file: OpenFile
  ) -> Reply {
    FileReply(
      request: request, path: path, tag: "\"\(file.stamp)\"", size: file.size
    ).reply { .file(file, $0, $1) }
  }

  /// Bytes in memory.
  static func reply(
    to request: PreviewRequest, path: String, tag: String, _ bytes: [UInt8]
  ) -> Reply {
    FileReply(request: request, path: path, tag: tag, size: bytes.count)
      .reply { .bytes(Array(bytes[$0..<$0 + $1])) }
  }

  private func reply(_ body: (Int, Int) -> Reply.Body) -> Reply {
    switch EntityTag.status(for: request, tag: tag) {
    case 412?: return ErrorPage.reply(412)
    case let status?:
      // The body is not sent, but its length is that of the whole
      // (RFC 9110 §8.6).
      return Reply(status, [.init("ETag", tag)], body(0, size))
    case nil: break
    }
    switch EntityTag.range(for: request, tag: tag, size: size) {
    case .whole: return Reply(200, headers, body(0, size))
    case .part(let offset, let length):
      let range = "bytes \(offset)-\(offset + length - 1)/\(size)"
      return Reply(
        206, headers + [.init("Content-Range", range)], body(offset, length))
    case .unsatisfiable:
      var reply = ErrorPage.reply(416)
      reply.headers.append(.init("Content-Range", "bytes */\(size)"))
      return reply
    }
  }

  private var headers: [PreviewRequest.Field] {
    let type = ContentTypes.type(of: path)
    var headers: [PreviewRequest.Field] = [
      .init("Content-Type", type), .init("ETag", tag),
      .init("Accept-Ranges", "bytes"),
    ]
    // A picture that is opened by itself could run script.
    if type == "image/svg+xml" {
      headers.append(
        .init(
          "Content-Security-Policy",
          "default-src 'none'; img-src data:; font-src data:; "
            + "style-src 'unsafe-inline'; sandbox"))
    }
    return headers
  }
}
