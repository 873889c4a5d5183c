/// A default text of pages, widgets and player that stands as it is.
public enum StringKey: String, Sendable, Hashable, CaseIterable {
  // Status indicators.
  case live, upcoming, ended

  // The back-to-live button at the edge and behind it.
  case atEdge, backToLive
  /// What that button is called aloud.
  case playingLive, seekToLive

  // What the player says.
  case waitingRoomMessage, noRecordingMessage, endOfContentMessage
  /// After a pause that fell out of the DVR window.
  case resumedAtWindowStart
  case cannotPlay
  /// While the media is waited for, and after it failed.
  case buffering, retrying
  /// The button that tries at once.
  case tryAgain
  /// Live playback without a window to go back in.
  case liveOnly
  /// After the share button put the page's address on the clipboard.
  case linkCopied
  case upNext
  /// Stands before a start time.
  case starts

  // Names of the player's controls.
  case replay, play, pause, mute, unmute, captions, share, like
  case previous, next, seekForward, seekBackward
  case pictureInPicture, fullScreen, exitFullScreen
  /// Closes a full-screen player.
  case exit
  case seekBar

  // Cards and widgets.
  case emptyWidget
  /// A video that the viewer has seen.
  case watched
  /// Stands for a picture that is missing.
  case noThumbnail

  // Pages around them.
  case indexTitle, gallery, widgets, players, states, pages, themes, locales
  case videos
  /// Leads from a widget on a page to the widget's own page.
  case openWidget
  case skipToContent, backToGallery, themeNotes, draft
  /// On a page opened from disk.
  case needsServer

  // Names of the eight still pages.
  case stateWaitingRoom, stateLiveEdge, stateLiveBehind, stateEndedBehind
  case stateEndedReplay, stateEndedNoRecording, stateEndOfContent
  case stateOnDemand

  // One sentence on what each of them shows.
  case explainWaitingRoom, explainLiveEdge, explainLiveBehind
  case explainEndedBehind, explainEndedReplay, explainEndedNoRecording
  case explainEndOfContent, explainOnDemand
}

/// A default text with one placeholder.
public enum StringPattern: String, Sendable, Hashable, CaseIterable {
  /// `Watch {title}`: the name of a card's link.
  case watch
  /// `{duration} behind live`, the duration in words.
  case behindLive
  /// `Duration: {duration}`, the duration in words.
  case duration
  /// `Starts {time}`.
  case startsAt
  /// `Now live: {title}` and `Ended: {title}`, said aloud on an open page; the
  /// title may be a list of several.
  case nowLive, nowEnded

  /// The placeholder as it stands in the text.
  public var placeholder: String {
    switch self {
    case .watch, .nowLive, .nowEnded: "{title}"
    case .behindLive, .duration: "{duration}"
    case .startsAt: "{time}"
    }
  }
}
