import Catalog
import Glibc
import Synchronization

/// Makes the media of a run and answers for it: a moving picture with a clock
/// and a tone for each stream that has media.
public final class TestCards<Clock: MediaClock>: Sendable {
  /// Where a test card is in its life.
  private enum Stage { case waiting, onAir, over }

  private struct Inner {
    var stages: [String: Stage] = [:]
    var encoders: [String: ChildProcess] = [:]
    var isStopped = false
  }

  private let broadcasts: [Broadcast]
  private let byFolder: [String: Broadcast]
  private let encoder: FFmpeg
  private let folder: MediaFolder
  private let clock: Clock
  private let report: @Sendable (String) -> Void
  private let inner = Mutex(Inner())

  /// The media of these broadcasts.
  ///
  /// - Parameter report: told, in a sentence, of test cards that fail.
  public init(
    _ broadcasts: [Broadcast], encoder: FFmpeg, folder: MediaFolder,
    clock: Clock, report: @escaping @Sendable (String) -> Void
  ) {
    self.broadcasts = broadcasts
    byFolder = Dictionary(
      broadcasts.map { ($0.folder, $0) }, uniquingKeysWith: { a, _ in a })
    self.encoder = encoder
    self.folder = folder
    self.clock = clock
    self.report = report
  }

  /// Makes all media in its time; returns when all of it is made, or when it
  /// is cancelled.
  public func run() async {
    await withTaskGroup(of: Void.self) { group in
      for (place, broadcast) in broadcasts.enumerated() {
        group.addTask { try? await self.play(broadcast, place) }
      }
    }
  }

  /// Ends all encoders at once and removes what they have made.
  public func stop() {
    let encoders = inner.withLock { inner in
      inner.isStopped = true
      return Array(inner.encoders.values)
    }
    encoders.forEach { $0.kill() }
    folder.remove()
  }

  // MARK: Making

  private func play(_ broadcast: Broadcast, _ place: Int) async throws {
    try await clock.sleep(until: broadcast.start)
    let path = "\(folder.path)/\(broadcast.folder)"
    let hasClock = prepare(path, broadcast)
    let status = try await broadcastOnAir(
      broadcast, place, in: path, hasClock: hasClock)
    // Some builds of the encoder cannot draw text.
    if status != 0, hasClock, !Self.hasList(in: path) {
      try await broadcastOnAir(broadcast, place, in: path, hasClock: false)
    }
    let isStopped = inner.withLock { $0.isStopped }
    if !isStopped, clock.seconds < broadcast.end ?? Double(FFmpeg.longest) {
      report(
        "the test card of “\(broadcast.id)” broke off: "
          + Self.lastLine(of: "\(path)/log"))
    }
    if broadcast.recording != nil,
      broadcast.card.recordingFormat == .mp4
    {
      let record = start(FFmpeg.record, of: broadcast, in: path)
      _ = await record?.wait()
    }
    inner.withLock { $0.stages[broadcast.folder] = .over }
  }

  /// Runs the encoder until the broadcast ends, or the encoder does; its exit
  /// status, or 0 when it was ended.
  @discardableResult
  private func broadcastOnAir(
    _ broadcast: Broadcast, _ place: Int, in path: String, hasClock: Bool
  ) async throws -> Int32 {
    let words = encoder.broadcast(
      broadcast.card, place: place, hasClock: hasClock)
    guard let process = start(words, of: broadcast, in: path) else {
      throw CancellationError()
    }
    inner.withLock { $0.stages[broadcast.folder] = .onAir }
    let clock = clock
    return try await withThrowingTaskGroup(of: Int32.self) { group in
      group.addTask { await process.wait() }
      group.addTask {
        // Cancelling a wait does not end it, but the end of the process does.
        try await withTaskCancellationHandler {
          try await Self.keep(
            broadcast, until: broadcast.end, clock, in: path)
        } onCancel: {
          process.signal(SIGKILL)
        }
        _ = await process.finish(within: 3)
        return 0
      }
      let first = try await group.next() ?? 0
      group.cancelAll()
      return first
    }
  }

  /// Waits for a time; meanwhile removes segments that nobody may see again.
  private static func keep(
    _ broadcast: Broadcast, until end: Double?, _ clock: Clock,
    in path: String
  ) async throws {
    let removes =
      broadcast.recording == nil && broadcast.card.playlist == .window
    let end = end ?? .infinity
    var removed = 0
    while clock.seconds < end {
      let pause = removes ? clock.seconds + 60 : end
      try await clock.sleep(until: min(end, pause, clock.seconds + 86_400))
      guard removes, let list = Self.list(in: path) else { continue }
      let playlist = MediaPlaylist(list, of: broadcast.card)
      for segment in playlist.segments.dropFirst(removed)
      where segment.number < playlist.oldest {
        unlink("\(path)/\(segment.name)")
        removed += 1
      }
    }
  }

  private func start(
    _ words: [String], of broadcast: Broadcast, in path: String
  ) -> ChildProcess? {
    inner.withLock { inner in
      guard !inner.isStopped else { return nil }
      let process = ChildProcess(
        encoder.path, words, in: path, log: "\(path)/log")
      inner.encoders[broadcast.folder] = process
      return process
    }
  }

  /// Makes the folder of a test card; whether the clock can be drawn.
  private func prepare(_ path: String, _ broadcast: Broadcast) -> Bool {
    mkdir(path, 0o700)
    guard let font = encoder.font, symlink(font, "\(path)/font.ttf") == 0
    else { return false }
    return Self.write(String(broadcast.id.prefix(36)), to: "\(path)/title.txt")
      && Self.write(FFmpeg.clockText, to: "\(path)/clock.txt")
  }

  // MARK: Answering

  /// What is at a path below the folder of all media.
  public func answer(_ path: String) -> MediaAnswer {
    guard let slash = path.firstIndex(of: "/"),
      let broadcast = byFolder[String(path[..<slash])],
      let file = TestCardFile(path: String(path[path.index(after: slash)...]))
    else { return .absent }
    let now = clock.seconds
    let stage = inner.withLock { $0.stages[broadcast.folder] ?? .waiting }
    let place = "\(folder.path)/\(broadcast.folder)"
    let hasRecording =
      stage == .over && broadcast.recording.map { $0 <= now } == true
    func playlist() -> MediaPlaylist? {
      Self.list(in: place).map { MediaPlaylist($0, of: broadcast.card) }
    }
    switch file {
    case .playlist:
      guard stage != .waiting else { return .absent }
      guard let playlist = playlist() else { return .notYet }
      let isOver = stage == .over && broadcast.endTag.map { $0 <= now } == true
      return .playlist(Array(playlist.live(isOver: isOver).utf8))
    case .recording:
      guard hasRecording, broadcast.card.recordingFormat == .hls,
        let playlist = playlist()
      else { return .absent }
      return .playlist(Array(playlist.recorded.utf8))
    case .recordingFile:
      guard hasRecording, broadcast.card.recordingFormat == .mp4 else {
        return .absent
      }
      return .file("\(place)/\(FFmpeg.recording)", type: "video/mp4")
    case .segment(let name, let isRecorded):
      if isRecorded, !hasRecording { return .absent }
      if !isRecorded, let number = TestCardFile.number(ofSegment: name),
        let oldest = playlist()?.oldest, number < oldest
      {
        return .absent
      }
      let isTransport = name.hasSuffix(".ts")
      return .file(
        "\(place)/\(name)", type: isTransport ? "video/mp2t" : "video/mp4")
    }
  }
}

/// What a test card answers.
public enum MediaAnswer: Sendable, Hashable {
  /// There is no such file now.
  case absent
  /// The encoder has only just begun.
  case notYet
  /// A playlist.
  case playlist([UInt8])
  /// A file on disk, if it is there.
  case file(String, type: String)
}
