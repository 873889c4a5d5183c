import Localization

/// The default strings that change while a player plays.
enum PlayerTexts {
  private static let keys: [StringKey] = [
    .play, .pause, .mute, .unmute, .fullScreen, .exitFullScreen, .atEdge,
    .backToLive, .playingLive, .seekToLive, .noRecordingMessage,
    .endOfContentMessage, .resumedAtWindowStart, .cannotPlay, .buffering,
    .retrying, .tryAgain, .liveOnly, .linkCopied,
  ]

  /// They as one object; `behindLive` holds `{duration}` for the script to
  /// fill.
  static func json(_ strings: Strings) -> [UInt8] {
    var json = JSONWriter()
    json.raw("{\"behindLive\":")
    json.string(strings.pattern(.behindLive))
    for key in keys {
      json.raw(",\"\(key.rawValue)\":")
      json.string(strings[key])
    }
    json.raw("}")
    return json.bytes
  }
}
