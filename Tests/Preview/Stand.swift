import TestSupport
import Testing

@testable import Preview

/// A server of a small folder, stopped when the test is over.
final class Stand {
  let folder: TemporaryFolder
  let server: PreviewServer

  init(
    _ files: [String: String] = [:], routes: [PreviewRoute] = [],
    access: PreviewAccess = .loopback, limits: ServerLimits = ServerLimits()
  ) throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("site")
    try folder.write(
      Dictionary(uniqueKeysWithValues: files.map { ("site/" + $0, $1) }))
    server = try PreviewServer(
      .init(
        folder: folder.path("site"), access: access, routes: routes,
        reloadScript: Array("script".utf8),
        reloadStylesheet: Array("style".utf8)),
      limits: limits)
  }

  deinit { server.stop() }

  func client() throws -> Client { try #require(Client(server.port)) }

  /// The whole answer to a request. `HOST` stands for the server's name and
  /// port.
  func ask(_ request: String) throws -> String {
    let client = try client()
    client.send(request.replacing("HOST", with: "127.0.0.1:\(server.port)"))
    return try #require(client.answer())
  }

  /// The answer to a plain request for a path.
  func get(_ path: String, _ headers: String = "") throws -> String {
    try ask(
      "GET \(path) HTTP/1.1\nHost: HOST\nConnection: close\n\(headers)\n")
  }

  /// The status of the answer to a plain request.
  func status(_ path: String, _ headers: String = "") throws -> String {
    String(try get(path, headers).dropFirst("HTTP/1.1 ".count).prefix(3))
  }
}

extension String {
  /// The value of a header of an answer.
  func header(_ name: String) -> String? {
    split(separator: "\n").first { $0.hasPrefix(name + ": ") }
      .map { String($0.dropFirst(name.count + 2)) }
  }

  /// What stands behind the head of an answer.
  var body: String {
    guard let end = range(of: "\n\n") else { return "" }
    return String(self[end.upperBound...])
  }

  private func range(of text: String) -> Range<String.Index>? {
    ranges(of: text).first
  }
}

extension TemporaryFolder {
  /// The text of a file in it.
  func text(_ name: String) -> String? { try? FileTree(path).text(name) }
}
