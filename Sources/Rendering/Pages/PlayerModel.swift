import Catalog
import Localization
import Markup
import Styling
import Templating

/// Makes the record of a player of one item in one state.
struct PlayerModel {
  /// How large the player is.
  enum Size: String {
    case inline, full
  }

  /// What stands before and after the item in the queue.
  struct Neighbours {
    var previous: Int?
    var next: Int?
  }

  let content: SiteContent
  let edition: Edition
  var style: PlayerStyle
  let size: Size
  var elementID = "player"
  /// The id of a player of `players.items`.
  var playerID: String?
  var neighbours = Neighbours()
  /// Whether a script plays it: then it has what the script needs, and holds
  /// the parts that it will show later, hidden.
  var isPlayed = false

  private var context: LocaleContext { edition.context }
  private var links: CardLinks {
    CardLinks(content: content, top: PageAddresses.top)
  }

  /// The player of an item of the catalog, or of a sample without an index.
  func record(_ item: Item, at index: Int?, _ state: PlayerState) -> Record {
    var player = Fields<PlayerField>()
    player[.elementID] = .text(elementID)
    if let playerID { player[.id] = .text(playerID) }
    player[.video] = .text(item.id)
    player[.size] = .text(size.rawValue)
    player[.playerState] = .text(state.rawValue)
    if let stream = item.stream {
      player[.streamState] = .text(stream.state.rawValue)
      if let revision = stream.revision {
        player[.revision] = .text(String(revision))
      }
      player[.hasNoRecording] = .bool(
        stream.state == .ended && item.playback == nil)
    }
    if let playhead = state.playhead { player[.playhead] = .text(playhead) }
    player[.isPaused] = .text(state == .liveBehind ? "true" : "false")
    setTexts(of: item, in: &player)
    if let index { player[.poster] = links.image(index) }
    setIndicators(of: item, state, in: &player)
    setPosition(of: item, state, in: &player)
    setMessage(of: item, state, in: &player)
    setNeighbours(in: &player)
    if isPlayed {
      player[.data] = .json(
        PlayerData(
          content: content, edition: edition, style: style,
          neighbours: neighbours
        ).json(item, at: index))
    }
    let controls = PlayerControls(
      edition: edition, style: style, size: size, state: state, item: item,
      previousHref: player[.previousHref], nextHref: player[.nextHref])
    controls.set(in: &player)
    return player.record
  }

  /// The player of an item of the catalog, in the state in which it opens.
  func liveTarget(_ index: Int) -> LiveTarget {
    let item = content.snapshot.items[index]
    var model = self
    model.isPlayed = true
    return LiveTarget(
      element: .player, item: index, elementID: elementID,
      record: model.record(item, at: index, PlayerState(opening: item)))
  }

  private func setTexts(of item: Item, in player: inout Fields<PlayerField>) {
    context.set(item.title, PlayerField.title, .titleLang, in: &player)
    context.set(
      item.subtitle, PlayerField.subtitle, .subtitleLang, in: &player)
    player[.showsHeading] = .bool(style.showsHeadingText)
    if style.showsCTA, let cta = item.cta {
      var record = Fields<CTAField>()
      record[.href] = .text(cta.url)
      context.set(cta.text, CTAField.text, .lang, in: &record)
      record[.icon] = edition.pictures[style.ctaIcon]
      player[.cta] = .record(record.record)
    }
  }

  private func setIndicators(
    of item: Item, _ state: PlayerState, in player: inout Fields<PlayerField>
  ) {
    if let stream = item.stream,
      let indicator = style.statusIndicator(for: stream.state)
    {
      player[.statusIndicator] = StatusIndicatorModel.value(
        indicator, stream.state, context)
    }
    guard let playhead = state.playhead,
      let button = playhead == "edge" ? style.atLiveEdge : style.behindLive
    else { return }
    var record = Fields<BackToLiveField>()
    let key: StringKey = playhead == "edge" ? .atEdge : .backToLive
    if let text = button.text {
      context.set(text, BackToLiveField.text, .lang, in: &record)
    } else {
      record[.text] = .text(context.strings[key])
    }
    record[.label] = .text(
      context.strings[playhead == "edge" ? .playingLive : .seekToLive])
    player[.backToLiveButton] = .record(record.record)
  }

  private func setPosition(
    of item: Item, _ state: PlayerState, in player: inout Fields<PlayerField>
  ) {
    guard let moment = StillMoment(state, duration: item.duration) else {
      return
    }
    let position = PlayerPosition(state: state, moment: moment)
    player[.elapsedTime] = position.elapsedTime(context)
    player[.duration] = position.duration(context)
    let isShown =
      state == .liveBehind ? style.showsSeekBarPaused : style.showsSeekBar
    let isShownLater =
      isPlayed && (style.showsSeekBar || style.showsSeekBarPaused)
    if isShown || isShownLater {
      player[.seekBar] = position.seekBar(
        context,
        thumb: edition.pictures[
          state == .liveBehind ? style.thumbImagePaused : style.thumbImage],
        isHidden: !isShown)
    }
  }

  private func setMessage(
    of item: Item, _ state: PlayerState, in player: inout Fields<PlayerField>
  ) {
    switch state {
    case .waitingRoom:
      setWaitingRoom(of: item, in: &player)
    case .endedNoRecording:
      player[.message] = .text(context.strings[.noRecordingMessage])
    case .endOfContent:
      player[.message] = .text(context.strings[.endOfContentMessage])
      player[.replay] = .bool(true)
    default: break
    }
  }

  private func setWaitingRoom(
    of item: Item, in player: inout Fields<PlayerField>
  ) {
    let (text, lang) =
      style.waitingRoomMessage.map(context.resolve)
      ?? (context.strings[.waitingRoomMessage], .absent)
    if let html = Markdown.embedded(text, topHeading: 2) {
      player[.waitingRoomMessage] = .html(html)
      player[.waitingRoomMessageLang] = lang
    }
    guard let start = item.stream?.startTime else { return }
    var time = Fields<TimeField>()
    time[.datetime] = .text(start.iso8601)
    time[.text] = .text(context.fullStartTime(start))
    player[.startTime] = .record(time.record)
  }

  private func setNeighbours(in player: inout Fields<PlayerField>) {
    if let previous = neighbours.previous {
      player[.previousHref] = links.player(previous)
    }
    if let next = neighbours.next {
      player[.nextHref] = links.player(next)
      context.set(
        content.snapshot.items[next].title, PlayerField.nextTitle,
        .nextTitleLang, in: &player)
    }
  }
}
