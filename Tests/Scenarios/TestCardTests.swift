import Catalog
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Scenarios

/// The encoder of this machine; tests that need one run only with it.
private let ffmpeg = FFmpeg.installed(searchPath: "/usr/local/bin:/usr/bin")

@Suite("Test cards are real broadcasts", .serialized)
struct TestCardTests {
  private typealias Cards = TestCards<ManualClock>

  private func broadcast(
    _ id: String, _ change: (inout Scenario.TestCard) -> Void = { _ in }
  ) -> Broadcast {
    var card = Scenario.TestCard()
    card.targetDuration = 1
    card.window = 4
    card.start = 14
    card.end = 100
    card.endTag = 100
    card.recording = 200
    change(&card)
    return Broadcast(of: id, card: card)
  }

  private func text(_ answer: MediaAnswer) -> String? {
    if case .playlist(let bytes) = answer {
      String(decoding: bytes, as: UTF8.self)
    } else {
      nil
    }
  }

  /// What stands in a playlist for a tag.
  private func value(_ tag: String, in playlist: String) -> Int? {
    playlist.split(separator: "\n").first { $0.hasPrefix("#\(tag):") }
      .flatMap { Int($0.dropFirst(tag.count + 2)) }
  }

  private func segments(_ playlist: String) -> [String] {
    playlist.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map(String.init)
  }

  /// The first bytes of a file that is answered.
  private func start(of answer: MediaAnswer) -> [UInt8]? {
    guard case .file(let path, _) = answer, let file = fopen(path, "re")
    else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 12)
    return fread(&bytes, 1, 12, file) == 12 ? bytes : nil
  }

  /// Asks until the answer is as wanted; the encoder works in real time.
  private func wait<Answer>(
    _ question: () -> Answer, for isWanted: (Answer) -> Bool
  ) async throws -> Answer {
    let deadline = ContinuousClock.now + .seconds(300)
    while true {
      let answer = question()
      if isWanted(answer) { return answer }
      try #require(ContinuousClock.now < deadline, "\(answer)")
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  @Test(
    "A window slides, ends, and becomes a recording",
    .enabled(if: ffmpeg != nil))
  func window() async throws {
    let encoder = try #require(ffmpeg)
    let temporary = try TemporaryFolder()
    let folder = try #require(MediaFolder(in: temporary.path))
    let clock = ManualClock()
    let problems = Mutex<[String]>([])
    let cards = Cards(
      [broadcast("a %{x}: \\b'")], encoder: encoder, folder: folder,
      clock: clock
    ) { problem in problems.withLock { $0.append(problem) } }
    let place = "a~20~25~7bx~7d~3a~20~5cb~27/"
    let run = Task { await cards.run() }
    let live = place + TestCardFile.livePlaylist
    let recording = place + TestCardFile.recordedPlaylist
    #expect(cards.answer(live) == .absent)

    clock.move(to: 10)
    let first = try await wait({ text(cards.answer(live)) }) { $0 != nil } ?? ""
    #expect(1...4 ~= segments(first).count)
    let slid =
      try await wait({ text(cards.answer(live)) ?? "" }) {
        value("EXT-X-MEDIA-SEQUENCE", in: $0) ?? 0 >= 5
      }
    #expect(value("EXT-X-TARGETDURATION", in: slid) == 1)
    #expect(segments(slid).count == 4)
    #expect(!slid.contains("#EXT-X-ENDLIST"))
    for segment in segments(slid) {
      let bytes = start(of: cards.answer(place + "live/" + segment))
      // MPEG-2 transport streams start with a sync byte (ISO 13818-1).
      #expect(bytes?.first == 0x47)
    }
    #expect(cards.answer(place + "live/segment-00000.ts") == .absent)
    #expect(cards.answer(place + "recording/segment-00000.ts") == .absent)
    #expect(cards.answer(recording) == .absent)

    clock.move(to: 100)
    await run.value
    let over = try #require(text(cards.answer(live)))
    #expect(over.hasSuffix("\n#EXT-X-ENDLIST\n"))
    #expect(segments(over).count == 4)
    #expect(cards.answer(recording) == .absent)

    clock.move(to: 200)
    let recorded = try #require(text(cards.answer(recording)))
    #expect(recorded.contains("#EXT-X-PLAYLIST-TYPE:VOD\n"))
    #expect(segments(recorded).first == "segment-00000.ts")
    #expect(segments(recorded).last == segments(over).last)
    for segment in segments(recorded) {
      let bytes = start(of: cards.answer(place + "recording/" + segment))
      #expect(bytes?.first == 0x47)
    }
    #expect(problems.withLock { $0 } == [])

    cards.stop()
    #expect(access(folder.path, F_OK) != 0)
  }

  @Test(
    "An event keeps its start, may never end, and becomes one file",
    .enabled(if: ffmpeg != nil))
  func event() async throws {
    let encoder = try #require(ffmpeg)
    let temporary = try TemporaryFolder()
    let folder = try #require(MediaFolder(in: temporary.path))
    let clock = ManualClock()
    let endless = broadcast("e") {
      $0.endTag = nil
      $0.playlist = .event
      $0.container = .fmp4
      $0.recordingFormat = .mp4
    }
    // Without a font there is no clock, and all else is as before.
    let plain = FFmpeg(path: encoder.path, font: nil)
    let cards = Cards(
      [endless], encoder: plain, folder: folder, clock: clock
    ) { Issue.record("\($0)") }
    let run = Task { await cards.run() }
    clock.move(to: 10)
    let list = try await wait({ text(cards.answer("e/live/index.m3u8")) ?? "" })
    { segments($0).count >= 3 }
    #expect(value("EXT-X-MEDIA-SEQUENCE", in: list) == 0)
    #expect(list.contains("#EXT-X-PLAYLIST-TYPE:EVENT\n"))
    #expect(list.contains("#EXT-X-MAP:URI=\"init.mp4\"\n"))
    clock.move(to: 300)
    await run.value
    let over = try #require(text(cards.answer("e/live/index.m3u8")))
    #expect(!over.contains("#EXT-X-ENDLIST"))
    let boxes = [
      "e/live/init.mp4", "e/recording/video.mp4",
    ].map { start(of: cards.answer($0))?.dropFirst(4).prefix(4) }
    // ISO 14496-12: a file begins with a box that tells its kind.
    #expect(
      boxes.map { $0.map(Array.init) } == [
        Array("ftyp".utf8), Array("ftyp".utf8),
      ])
    #expect(cards.answer("e/recording/index.m3u8") == .absent)
    cards.stop()
  }

  @Test("Stopping ends the encoder at once", .enabled(if: ffmpeg != nil))
  func stop() async throws {
    let encoder = try #require(ffmpeg)
    let temporary = try TemporaryFolder()
    let folder = try #require(MediaFolder(in: temporary.path))
    let clock = ManualClock()
    let cards = Cards(
      [broadcast("s")], encoder: encoder, folder: folder, clock: clock
    ) { _ in }
    let run = Task { await cards.run() }
    clock.move(to: 10)
    _ = try await wait({ text(cards.answer("s/live/index.m3u8")) }) {
      $0 != nil
    }
    run.cancel()
    cards.stop()
    await run.value
    #expect(access(folder.path, F_OK) != 0)
  }

  @Test("An encoder that fails is reported, with its reason")
  func failure() async throws {
    let temporary = try TemporaryFolder()
    try temporary.write(["ffmpeg": "#!/bin/sh\necho no such codec\nexit 3\n"])
    chmod(temporary.path("ffmpeg"), 0o755)
    let folder = try #require(MediaFolder(in: temporary.path))
    let clock = ManualClock()
    let problems = Mutex<[String]>([])
    let cards = Cards(
      [broadcast("f")],
      encoder: FFmpeg(path: temporary.path("ffmpeg"), font: nil),
      folder: folder, clock: clock
    ) { problem in problems.withLock { $0.append(problem) } }
    clock.move(to: 10)
    await cards.run()
    #expect(
      problems.withLock { $0 } == [
        "the test card of “f” broke off: no such codec"
      ])
    #expect(cards.answer("f/live/index.m3u8") == .notYet)
  }
}
