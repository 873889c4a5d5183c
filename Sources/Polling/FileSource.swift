import Foundation

/// Answers requests of `file:` addresses as a server would: its `ETag` is made
/// of the size and the times of the file.
struct FileSource: Sendable {
  /// The folder that relative paths are in.
  let folder: String

  func send(_ request: PollRequest) -> PollReply {
    guard let path = path(of: request.url) else {
      return .failure(.wrongAddress)
    }
    // A pipe without a writer would keep an ordinary opening waiting.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      return .failure(errno == ENOENT ? .noFile : .unreadableFile)
    }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      return .failure(.unreadableFile)
    }
    let time = facts.st_mtim
    let etag =
      "\"\(facts.st_ino)-\(facts.st_size)-\(time.tv_sec).\(time.tv_nsec)\""
    let isKnown = request.conditions.contains {
      $0.name == "If-None-Match" && $0.value == etag
    }
    if isKnown { return .response(PollResponse(status: 304)) }
    guard facts.st_size <= request.maximumBody else {
      return .failure(.tooLarge)
    }
    guard let body = Self.read(file, limit: request.maximumBody) else {
      return .failure(.unreadableFile)
    }
    guard body.count <= request.maximumBody else {
      return .failure(.tooLarge)
    }
    return .response(
      PollResponse(status: 200, headers: ["etag": etag], body: body))
  }

  private static func read(_ file: Int32, limit: Int) -> [UInt8]? {
    var body: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while body.count <= limit {
      let count = Foundation.read(file, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { break }
      body += buffer[..<count]
    }
    return body
  }

  /// The path that a `file:` address names (RFC 8089): of this machine, or
  /// relative to the folder.
  func path(of address: String) -> String? {
    guard address.lowercased().hasPrefix("file:") else { return nil }
    var rest = address.dropFirst(5)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != "/" }
      guard host.isEmpty || host.lowercased() == "localhost" else {
        return nil
      }
      rest = rest.dropFirst(host.count)
    }
    rest = rest.prefix { $0 != "?" && $0 != "#" }
    guard let path = String(rest).removingPercentEncoding, !path.isEmpty,
      !path.utf8.contains(0)
    else { return nil }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
