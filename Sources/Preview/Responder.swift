import Synchronization

/// Decides what is answered; knows nothing of connections.
final class Responder: Sendable {
  let configuration: PreviewServer.Configuration
  let announcements: Mutex<Announcements>
  private let folder: ServedFolder
  private let instance: String

  /// Bigger pages are served as they are.
  private static let pageLimit = 16 << 20

  init(_ configuration: PreviewServer.Configuration, instance: String) {
    self.configuration = configuration
    self.instance = instance
    folder = ServedFolder(path: configuration.folder)
    announcements = Mutex(Announcements(instance: instance))
  }

  /// What is done with a request, whose path is the target as it was sent.
  func outcome(_ request: PreviewRequest) -> Reply.Outcome {
    do {
      let host = request.header("host") ?? ""
      let target = try RequestTarget(request.path, host: host)
      let access = configuration.access
      let own = target.parts.drop { $0 == access.root.dropFirst().dropLast() }
      let isPage =
        own.first != ".greenroom"
        && (target.isFolder || own.isEmpty
          || ContentTypes.isPage(own.last ?? ""))
      try access.admit(request, isPage: isPage)
      let parts = try access.belowRoot(target.parts)
      return parts.first == ".greenroom"
        ? try ours(request, Array(parts.dropFirst()), target)
        : .reply(file(request, parts, target))
    } catch {
      return .reply(ErrorPage.reply(error.status))
    }
  }

  /// What an open page is told now; nil while there is nothing.
  func answer(to poll: LongPoll) -> Reply? {
    announcements.withLock { $0.answer(to: poll) }
      .map { Reply.text($0, type: "application/json") }
  }

  // MARK: Greenroom's own addresses

  private func ours(
    _ request: PreviewRequest, _ parts: [String], _ target: RequestTarget
  ) throws(Refusal) -> Reply.Outcome {
    var request = request
    request.query = target.fields
    switch parts {
    case ["reload.js"]:
      return .reply(own(request, "reload.js", configuration.reloadScript))
    case ["reload.css"]:
      return .reply(own(request, "reload.css", configuration.reloadStylesheet))
    case ["changes"]:
      return .wait(LongPoll(request))
    default:
      let route = configuration.routes.first { $0.prefix == parts.first }
      guard let route else { throw Refusal(404) }
      request.path = parts.dropFirst().joined(separator: "/")
      return answer(route.handler(request), to: request)
    }
  }

  private func own(
    _ request: PreviewRequest, _ name: String, _ bytes: [UInt8]
  ) -> Reply {
    FileReply.reply(to: request, path: name, tag: "\"\(instance)\"", bytes)
  }

  private func answer(
    _ response: PreviewResponse, to request: PreviewRequest
  ) -> Reply.Outcome {
    let isSound = (200...599).contains(response.status)
    let status = isSound ? response.status : 500
    let headers = response.headers
    switch response.body {
    case .bytes(let bytes): return .reply(Reply(status, headers, .bytes(bytes)))
    case .slow(let bytes, let perSecond):
      return .reply(
        Reply(status, headers, .slow(bytes, perSecond: max(1, perSecond))))
    case .cut(let bytes, let after):
      let end = min(max(0, after), bytes.count)
      return .reply(Reply(status, headers, .cut(bytes, after: end)))
    case .file(let path):
      guard let file = OpenFile(path), file.isRegular else {
        return .reply(ErrorPage.reply(404))
      }
      var reply = FileReply.reply(to: request, path: path, file)
      reply.headers.removeAll { old in
        headers.contains { $0.name.lowercased() == old.name.lowercased() }
      }
      reply.headers += headers
      return .reply(reply)
    case .hang: return .hang
    case .drop: return .drop
    }
  }

  // MARK: The files of the folder

  private func file(
    _ request: PreviewRequest, _ parts: [String], _ target: RequestTarget
  ) -> Reply {
    let isFolder = target.isFolder || parts.isEmpty
    let parts = isFolder ? parts + ["index.html"] : parts
    let path = parts.joined(separator: "/")
    switch folder.open(parts) {
    case .file(let file) where ContentTypes.isPage(path):
      return page(request, path, file)
    case .file(let file):
      return FileReply.reply(to: request, path: path, file)
    case .folder where !isFolder: return redirect(parts, target)
    case .folder, .nothing:
      if path == "favicon.ico" { return Reply(204) }
      guard ContentTypes.isPage(path) else { return ErrorPage.reply(404) }
      let mark = announcements.withLock { $0.mark }
      return ErrorPage.reply(404, waiting: tag(path, mark))
    }
  }

  private func page(
    _ request: PreviewRequest, _ path: String, _ file: OpenFile
  ) -> Reply {
    guard file.size <= Self.pageLimit else {
      return FileReply.reply(to: request, path: path, file)
    }
    // Asked before the page is read: an edit in between reloads it.
    let (mark, own) = announcements.withLock { ($0.mark, $0.mark(of: path)) }
    var reply = FileReply.reply(
      to: request, path: path, tag: "\"\(file.stamp)-\(own)\"",
      tag(path, mark).added(to: file.bytes()))
    // A site that opened the page in a window of its own keeps no hold of it.
    // Browsers heed this only where the connection counts as secure.
    if configuration.access == .loopback {
      reply.headers.append(.init("Cross-Origin-Opener-Policy", "same-origin"))
    }
    return reply
  }

  private func tag(_ page: String, _ mark: String) -> ReloadTag {
    ReloadTag(root: configuration.access.root, page: page, mark: mark)
  }

  /// To the same address with a slash, from which relative addresses of the
  /// page count. Not for ever: another site may be served here tomorrow.
  private func redirect(_ parts: [String], _ target: RequestTarget) -> Reply {
    let name = PercentEncoding.encoded(parts.last ?? "")
    let query = target.query.isEmpty ? "" : "?" + target.query
    return Reply(307, [.init("Location", "./\(name)/\(query)")])
  }
}
