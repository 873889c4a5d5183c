/// The files of a test card, as its folder has them.
public enum TestCardFile: Sendable, Hashable {
  /// The playlist of the broadcast.
  case playlist
  /// A segment of the broadcast or of its recording, or what segments begin
  /// with.
  case segment(String, isRecorded: Bool)
  /// The playlist of the recording.
  case recording
  /// The recording in one file.
  case recordingFile

  /// The path of the playlist of the broadcast.
  public static let livePlaylist = "live/index.m3u8"
  /// The path of the playlist of the recording.
  public static let recordedPlaylist = "recording/index.m3u8"
  /// The path of the recording in one file.
  public static let recordedFile = "recording/video.mp4"

  /// The file that a path below the folder names; nil when it names none.
  public init?(path: String) {
    switch path {
    case Self.livePlaylist: self = .playlist
    case Self.recordedPlaylist: self = .recording
    case Self.recordedFile: self = .recordingFile
    default:
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0] == "live" || parts[0] == "recording",
        parts[1] == "init.mp4" || Self.number(ofSegment: parts[1]) != nil
      else { return nil }
      self = .segment(String(parts[1]), isRecorded: parts[0] == "recording")
    }
  }

  /// The number of a segment, counted from 0; nil when the name is none.
  public static func number(ofSegment name: some StringProtocol) -> Int? {
    guard name.hasPrefix("segment-"),
      name.hasSuffix(".ts") || name.hasSuffix(".m4s")
    else { return nil }
    let digits = name.dropFirst("segment-".count).prefix { $0 != "." }
    guard (1...9).contains(digits.utf8.count),
      digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }),
      digits.endIndex == name.lastIndex(of: ".")
    else { return nil }
    return Int(digits)
  }
}
