import Catalog
import Localization
import Styling
import Templating

/// The buttons of a player, in the order in which they are read.
struct PlayerControls {
  let edition: Edition
  let style: PlayerStyle
  let size: PlayerModel.Size
  let state: PlayerState
  let item: Item
  let previousHref: Value
  let nextHref: Value

  private var context: LocaleContext { edition.context }

  private static let top: [PlayerButton] = [.like, .share, .exit]
  private static let transport: [PlayerButton] = [
    .previous, .seekBackward, .playPause, .seekForward, .next,
  ]
  private static let side: [PlayerButton] = [
    .mute, .captions, .pictureInPicture, .fullScreen,
  ]

  /// Puts the buttons that this state has and the style shows into a player.
  func set(in player: inout Fields<PlayerField>) {
    let top = records(Self.top)
    let transport = records(Self.transport)
    let side = records(Self.side)
    player[.topButtons] = .list(top)
    player[.transportButtons] = .list(transport)
    player[.sideButtons] = .list(side)
    player[.hasControls] = .bool(
      state.isPlayable
        && !(top.isEmpty && transport.isEmpty && side.isEmpty
          && player[.seekBar].isAbsent
          && player[.backToLiveButton].isAbsent)
    )
  }

  private func records(_ buttons: [PlayerButton]) -> [Record] {
    guard state.isPlayable else { return [] }
    return buttons.filter { isShown($0) }.map(record)
  }

  private func isShown(_ button: PlayerButton) -> Bool {
    guard style.buttons.contains(button) else { return false }
    return switch button {
    case .captions: !item.captions.isEmpty
    case .exit: size == .full
    case .previous: !previousHref.isAbsent
    case .next: !nextHref.isAbsent
    case .playPause, .seekForward, .seekBackward, .pictureInPicture:
      state != .endOfContent
    default: true
    }
  }

  private func record(_ button: PlayerButton) -> Record {
    var record = Fields<ButtonField>()
    let (key, icon) = face(button)
    record[.name] = .text(button.rawValue)
    record[.label] = .text(context.strings[key])
    record[.icon] = .text(icon.rawValue)
    record[.image] = edition.pictures[style.customImages[button]]
    if button == .like || button == .captions {
      record[.isToggle] = .bool(true)
      record[.isPressed] = .text("false")
    }
    switch button {
    case .previous: record[.href] = previousHref
    case .next: record[.href] = nextHref
    case .exit: record[.href] = .text(PageAddresses.gallery)
    default: break
    }
    return record.record
  }

  private func face(_ button: PlayerButton) -> (StringKey, PlayerIcon) {
    switch button {
    case .playPause:
      state == .liveBehind || state == .onDemand || state == .endedReplay
        ? (.play, .play) : (.pause, .pause)
    case .mute: (.mute, .mute)
    case .captions: (.captions, .captions)
    case .share: (.share, .share)
    case .like: (.like, .like)
    case .previous: (.previous, .previous)
    case .next: (.next, .next)
    case .seekForward: (.seekForward, .forward)
    case .seekBackward: (.seekBackward, .backward)
    case .pictureInPicture: (.pictureInPicture, .pictureInPicture)
    case .fullScreen: (.fullScreen, .fullScreen)
    case .exit: (.exit, .exit)
    }
  }
}
