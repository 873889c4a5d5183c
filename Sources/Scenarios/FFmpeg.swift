import Catalog
import Glibc

/// The encoder that makes test cards.
public struct FFmpeg: Sendable, Hashable {
  /// Where it is.
  public var path: String
  /// A font for the clock; without one the picture has its own counter only.
  public var font: String?

  /// An encoder.
  public init(path: String, font: String?) {
    self.path = path
    self.font = font
  }

  /// The encoder that is installed; nil when there is none.
  ///
  /// - Parameter searchPath: folders with colons between them, as in `PATH`.
  public static func installed(searchPath: String) -> FFmpeg? {
    let folders = searchPath.split(separator: ":").filter {
      $0.hasPrefix("/")
    }
    let candidates = folders.map { "\($0)/ffmpeg" }
    let path = candidates.first { access($0, X_OK) == 0 }
    return path.map { FFmpeg(path: $0, font: ClockFont.installed()) }
  }

  /// The list of all segments, which the encoder keeps.
  static let list = "index.m3u8"
  /// The recording in one file.
  static let recording = "recording.mp4"

  /// A broadcast takes no longer than this, in seconds: an evening.
  static let longest = 6 * 60 * 60
  private static let rate = 25

  /// What makes segments in the folder where it runs, in real time, until it
  /// is ended.
  ///
  /// - Parameters:
  ///   - place: which of the test cards it is; each sounds its own tone.
  ///   - hasClock: whether `font.ttf`, `title.txt` and `clock.txt` are there.
  func broadcast(
    _ card: Scenario.TestCard, place: Int, hasClock: Bool
  ) -> [String] {
    let keyFrames = "\(Self.rate * card.targetDuration)"
    let tone = 330 + 55 * place
    var words = ["-nostdin", "-hide_banner", "-loglevel", "error"]
    words += ["-re", "-f", "lavfi"]
    words += ["-i", "testsrc2=size=640x360:rate=\(Self.rate)"]
    words += ["-re", "-f", "lavfi"]
    words += ["-i", "sine=frequency=\(tone):beep_factor=4:sample_rate=48000"]
    if hasClock { words += ["-vf", Self.clock] }
    words += ["-c:v", "libx264", "-preset", "ultrafast"]
    words += ["-tune", "zerolatency", "-pix_fmt", "yuv420p"]
    words += ["-g", keyFrames, "-keyint_min", keyFrames]
    words += ["-sc_threshold", "0", "-b:v", "400k", "-maxrate", "400k"]
    words += ["-bufsize", "800k", "-c:a", "aac", "-b:a", "48k", "-ac", "1"]
    words += ["-af", "volume=0.15", "-t", "\(Self.longest)"]
    words += ["-f", "hls", "-hls_time", "\(card.targetDuration)"]
    words += ["-hls_list_size", "0"]
    words += ["-hls_flags", "program_date_time+independent_segments+temp_file"]
    switch card.container {
    case .ts: words += ["-hls_segment_filename", "segment-%05d.ts"]
    case .fmp4:
      words += ["-hls_segment_type", "fmp4"]
      words += ["-hls_fmp4_init_filename", "init.mp4"]
      words += ["-hls_segment_filename", "segment-%05d.m4s"]
    }
    return words + [Self.list]
  }

  /// What makes one file of all segments.
  static let record = [
    "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-i", list,
    "-c", "copy", "-movflags", "+faststart", recording,
  ]

  /// File names without a folder need no escaping in filters.
  private static let clock =
    "drawtext=fontfile=font.ttf:textfile=title.txt:expansion=none:"
    + "fontsize=26:\(look):y=h-132,"
    + "drawtext=fontfile=font.ttf:textfile=clock.txt:fontsize=40:\(look):"
    + "y=h-88"
  private static let look =
    "fontcolor=white:box=1:boxcolor=black@0.7:boxborderw=8:x=(w-text_w)/2"

  /// Expanded by the encoder for each frame.
  static let clockText = "%{gmtime:%H\\:%M\\:%S} UTC"
}
