import Localization
import Templating

/// Where a still player stands, in the words and numbers of the page.
struct PlayerPosition {
  let state: PlayerState
  let moment: StillMoment

  /// Negative time behind live, nothing at the edge, else the position.
  func elapsedTime(_ context: LocaleContext) -> Value {
    switch state {
    case .liveEdge: .absent
    case .liveBehind:
      .text(NegativeTime.text(secondsBehind: moment.maximum - moment.now))
    default: .text(context.durations.text(seconds: moment.now))
    }
  }

  /// The length; nothing while the stream is live.
  func duration(_ context: LocaleContext) -> Value {
    state.playhead == nil
      ? .text(context.durations.text(seconds: moment.maximum)) : .absent
  }

  /// The seek bar with its value in words.
  func seekBar(
    _ context: LocaleContext, thumb: Value, isHidden: Bool
  ) -> Value {
    var bar = Fields<SeekBarField>()
    bar[.minimum] = .text(String(Int(moment.minimum)))
    bar[.maximum] = .text(String(Int(moment.maximum)))
    bar[.now] = .text(String(Int(moment.now)))
    bar[.percent] = .text(moment.percent)
    bar[.thumbImage] = thumb
    bar[.isHidden] = .bool(isHidden)
    bar[.valueText] = .text(words(context))
    return .record(bar.record)
  }

  private func words(_ context: LocaleContext) -> String {
    switch state {
    case .liveEdge: context.strings[.atEdge]
    case .liveBehind:
      context.strings.behindLive(seconds: moment.maximum - moment.now)
    default: context.strings.spokenDuration(seconds: moment.now)
    }
  }
}
