import Glibc
import TestSupport
import Testing

@testable import Scenarios

@Suite("Programs run beside Greenroom, and end with it")
struct ChildProcessTests {
  private func shell(
    _ script: String, _ temporary: borrowing TemporaryFolder
  ) -> ChildProcess {
    ChildProcess(
      "/bin/sh", ["-c", script], in: temporary.path,
      log: temporary.path("log"))
  }

  private func log(_ temporary: borrowing TemporaryFolder) -> String? {
    try? FileTree(temporary.path).text("log")
  }

  private func hasSpoken(
    _ word: String, _ temporary: borrowing TemporaryFolder
  ) async {
    while log(temporary)?.contains(word) != true { await Task.yield() }
  }

  @Test("A program says how it ended, where it ran, and inherits nothing")
  func status() async throws {
    let temporary = try TemporaryFolder()
    let process = shell(
      "pwd; env | sort; ls /proc/self/fd | wc -l; exit 7", temporary)
    #expect(await process.wait() == 7)
    #expect(await process.wait() == 7)
    #expect(
      log(temporary) == """
        \(temporary.path)
        LC_ALL=C
        PWD=\(temporary.path)
        4

        """)
    #expect(!process.isRunning)
  }

  @Test("A program that is not there ends at once")
  func absent() async throws {
    let temporary = try TemporaryFolder()
    let process = ChildProcess(
      "/no/such/program", [], in: temporary.path, log: temporary.path("log"))
    #expect(await process.wait() == 127)
    process.signal(SIGKILL)
    process.kill()
  }

  @Test("A program ends gently where it can, and with all that it started")
  func ending() async throws {
    let temporary = try TemporaryFolder()
    let gentle = shell(
      "trap 'exit 0' TERM; echo gentle; while :; do sleep 0.1; done", temporary)
    await hasSpoken("gentle", temporary)
    #expect(await gentle.finish(within: 30) == 0)
    let stubborn = shell(
      "trap '' TERM; echo stubborn; sleep 1000 & sleep 1000", temporary)
    await hasSpoken("stubborn", temporary)
    #expect(await stubborn.finish(within: 0.1) == 128 + SIGKILL)
    let many = shell("sleep 1000 & sleep 1000", temporary)
    many.kill()
    #expect(await many.wait() == 128 + SIGKILL)
  }
}

@Suite("The folder of segments does not stay")
struct MediaFolderTests {
  @Test("It goes when it is let go, and so does one whose maker was killed")
  func leftovers() throws {
    let temporary = try TemporaryFolder()
    try temporary.write([
      "greenroom-media-gone/lock": "",
      "greenroom-media-gone/m/segment-1.ts": "",
      "greenroom-media-mine/notes": "", "other/lock": "",
    ])
    let first = try #require(MediaFolder(in: temporary.path))
    let second = MediaFolder(in: temporary.path)
    #expect(second != nil)
    #expect(access(first.path, F_OK) == 0)
    #expect(access(temporary.path("greenroom-media-gone"), F_OK) != 0)
    #expect(access(temporary.path("greenroom-media-mine"), F_OK) == 0)
    #expect(access(temporary.path("other/lock"), F_OK) == 0)
    first.remove()
    #expect(access(first.path, F_OK) != 0)
    #expect(MediaFolder(in: temporary.path("absent")) == nil)
  }
}
