/// English.
enum EnglishTexts: LocaleTexts {
  static func text(_ key: StringKey) -> String {
    switch key {
    case .live: "LIVE"
    case .upcoming: "UPCOMING"
    case .ended: "ENDED"
    case .atEdge: "Live"
    case .backToLive: "Back to Live"
    case .waitingRoomMessage: "The stream starts soon. Stay right here!"
    case .noRecordingMessage: "This stream has ended. There is no recording."
    case .endOfContentMessage: "You have reached the end."
    case .resumedAtWindowStart:
      "You were paused for a long time. Playback goes on from the "
        + "earliest moment still available."
    case .cannotPlay: "This video cannot be played."
    case .buffering: "Loading…"
    case .retrying: "Playback was interrupted. Trying again…"
    case .tryAgain: "Try again"
    case .liveOnly:
      "This stream plays live only here: there is no going back in it."
    case .linkCopied: "Link copied"
    case .upNext: "Up next"
    case .starts: "Starts"
    case .replay: "Watch again"
    case .play: "Play"
    case .pause: "Pause"
    case .mute: "Mute"
    case .unmute: "Unmute"
    case .captions: "Captions"
    case .share: "Share"
    case .like: "Like"
    case .previous: "Previous"
    case .next: "Next"
    case .seekForward: "Forward 10 seconds"
    case .seekBackward: "Back 10 seconds"
    case .pictureInPicture: "Picture in picture"
    case .fullScreen: "Full screen"
    case .exitFullScreen: "Exit full screen"
    case .exit: "Close"
    case .seekBar: "Seek"
    case .emptyWidget: "Nothing to show here yet."
    case .watched: "Watched"
    case .noThumbnail: "No picture"
    case .indexTitle: "Overview"
    case .gallery: "Gallery"
    case .widgets: "Widgets"
    case .players: "Players"
    case .states: "Player states"
    case .pages: "Pages"
    case .themes: "Themes"
    case .locales: "Languages"
    case .skipToContent: "Skip to content"
    case .backToGallery: "Back to the gallery"
    case .themeNotes: "Notes on this theme"
    case .draft: "Draft"
    case .needsServer:
      "Refresh and live playback need a server: run greenroom serve, or "
        + "use any other web server."
    case .stateWaitingRoom: "Waiting room"
    case .stateLiveEdge: "Live, at the edge"
    case .stateLiveBehind: "Live, behind the edge"
    case .stateEndedBehind: "Ended while watching"
    case .stateEndedReplay: "Recording"
    case .stateEndedNoRecording: "Ended, no recording"
    case .stateEndOfContent: "End of content"
    case .stateOnDemand: "On-demand video"
    case .videos: "Videos"
    case .openWidget: "Open on its own page"
    case .playingLive: "Playing live"
    case .seekToLive: "Go back to live"
    case .explainWaitingRoom:
      "The stream has not started: title, start time and a message, "
        + "and nothing to play or to seek."
    case .explainLiveEdge:
      "The viewer watches live: the bar is full, and no time is "
        + "shown."
    case .explainLiveBehind:
      "The viewer paused or went back: the time behind live counts, "
        + "and one press leads back to live."
    case .explainEndedBehind:
      "The broadcast ended while the viewer was behind: it plays on "
        + "to the end of the recording."
    case .explainEndedReplay:
      "Opened after the end: the recording plays from its start."
    case .explainEndedNoRecording:
      "The stream is over and was not recorded: a plain message "
        + "takes the place of the player."
    case .explainEndOfContent:
      "The last video of the queue is over: it can be played again."
    case .explainOnDemand: "An ordinary video with the ordinary controls."
    }
  }

  static func pattern(_ key: StringPattern) -> String {
    switch key {
    case .watch: "Watch {title}"
    case .behindLive: "{duration} behind live"
    case .duration: "Duration: {duration}"
    case .startsAt: "Starts {time}"
    case .nowLive: "Now live: {title}"
    case .nowEnded: "Ended: {title}"
    }
  }

  static func itemCount(_ category: PluralCategory) -> String {
    switch category {
    case .one: "{count} video"
    case .zero, .two, .few, .many, .other: "{count} videos"
    }
  }

  static func count(
    of unit: DurationUnit, _ category: PluralCategory
  ) -> String {
    switch (unit, category) {
    case (.hours, .one): "{count} hour"
    case (.hours, _): "{count} hours"
    case (.minutes, .one): "{count} minute"
    case (.minutes, _): "{count} minutes"
    case (.seconds, .one): "{count} second"
    case (.seconds, _): "{count} seconds"
    }
  }

  static let durationSeparators = (middle: " ", last: " ")
}
