import Catalog

/// What other systems call the states of a stream.
enum StateWords {
  private static let words: [StreamState: Set<String>] = [
    .live: [
      "live", "livenow", "onair", "running", "started", "inprogress",
      "inplay", "airing", "broadcasting", "playing", "ongoing", "läuft",
      "laeuft", "envivo", "endirecto", "endirect", "islive", "halftime",
    ],
    .upcoming: [
      "upcoming", "scheduled", "planned", "notstarted", "prematch", "pre",
      "future", "announced", "pending", "soon", "comingsoon", "geplant",
      "programado", "planifié", "timed", "next",
    ],
    .ended: [
      "ended", "finished", "over", "complete", "completed", "done", "ft",
      "fulltime", "past", "closed", "archived", "archive", "replay",
      "recorded", "beendet", "terminado", "finalizado", "terminé", "post",
      "final", "stopped",
    ],
  ]

  /// The state that a word means; nil when it means none or is not known.
  static func state(_ word: String) -> StreamState? {
    let plain = FieldNames.plain(word)
    return StreamState.allCases.first { words[$0]?.contains(plain) ?? false }
  }
}
