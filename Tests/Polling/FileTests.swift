import Foundation
import Polling
import Testing

@Suite("A file answers as a server would")
struct FileTests {
  private func inFolder(
    _ body: (String, SystemTransport) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "polling-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder, SystemTransport(folder: folder))
  }

  private func response(_ reply: PollReply) -> PollResponse? {
    if case .response(let response) = reply { return response }
    return nil
  }

  @Test("It is read again once it has changed")
  func conditional() async throws {
    try await inFolder { folder, transport in
      let path = "\(folder)/my streams.json"
      try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
      for address in [
        "file:my%20streams.json", "file://\(folder)/my%20streams.json",
        "FILE:./my%20streams.json",
        "file://localhost\(folder)/my%20streams.json",
      ] {
        let first = response(await transport.send(PollRequest(url: address)))
        #expect(first?.body == Array("{}".utf8))
        var again = PollRequest(url: address)
        again.conditions = [
          .init(name: "If-None-Match", value: first?.headers["etag"] ?? "")
        ]
        let second = response(await transport.send(again))
        #expect(second == PollResponse(status: 304))
        // Written beside and renamed, in the same moment.
        try Data("[]".utf8).write(
          to: URL(fileURLWithPath: path), options: .atomic)
        let third = response(await transport.send(again))
        #expect(third?.body == Array("[]".utf8))
        try Data("{}".utf8).write(
          to: URL(fileURLWithPath: path), options: .atomic)
      }
    }
  }

  @Test("What is no file brings nothing, and nothing waits")
  func failures() async throws {
    try await inFolder { folder, transport in
      mkfifo("\(folder)/pipe", 0o600)
      try Data(count: 100).write(to: URL(fileURLWithPath: "\(folder)/large"))
      for (address, failure) in [
        ("file:none", PollFailure.noFile), ("file:pipe", .unreadableFile),
        ("file:.", .unreadableFile), ("file:large", .tooLarge),
        ("file://elsewhere/x", .wrongAddress), ("file:a%00b", .wrongAddress),
        ("file:", .wrongAddress), ("file:%FF", .wrongAddress),
      ] {
        var request = PollRequest(url: address)
        request.maximumBody = 99
        #expect(await transport.send(request) == .failure(failure))
      }
    }
  }
}
