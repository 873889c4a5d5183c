import Catalog
import Styling
import Templating

/// What the cards of one widget show whatever their items are: all that
/// style, state and locale decide, worked out once for each state.
struct CardFaces: Sendable {
  /// The cards in one state.
  struct Face: Sendable {
    /// The fields that do not depend on the item.
    var fields = Fields<CardField>()
    /// Whether the start time shows.
    var showsEventTime: Bool
    /// Whether the duration shows.
    var showsDuration: Bool
  }

  /// The picture before the start time.
  let eventTimeIcon: Value
  /// The picture before the duration.
  let durationIcon: Value
  private let faces: [Face]

  init(_ style: CardStyle, _ context: LocaleContext, _ pictures: Pictures) {
    eventTimeIcon = pictures[style.eventTimeIcon]
    durationIcon = pictures[style.durationIcon]
    faces = CardState.all.map {
      Face($0, style.parts(for: $0), context)
    }
  }

  /// The face of cards in `state`.
  subscript(_ state: CardState) -> Face { faces[state.place] }
}

extension CardFaces.Face {
  fileprivate init(
    _ state: CardState, _ parts: CardParts, _ context: LocaleContext
  ) {
    showsEventTime = parts.eventTimeElement
    showsDuration = parts.durationElement
    fields[.isRead] = .text(state.isRead ? "true" : "false")
    if let stream = state.streamState {
      fields[.streamState] = .text(stream.rawValue)
    }
    fields[.showsTitle] = .bool(parts.title)
    fields[.showsImage] = .bool(parts.image)
    fields[.showsGradient] = .bool(parts.gradientOverlay)
    fields[.showsBorder] = .bool(parts.border)
    if let indicator = parts.statusIndicator {
      fields[.statusIndicator] = StatusIndicatorModel.value(
        indicator, state.streamState, context)
    }
    if let badge = parts.badge {
      var record = Fields<BadgeField>()
      context.set(badge.text, BadgeField.label, .lang, in: &record)
      fields[.badge] = .record(record.record)
    }
  }
}

extension CardState {
  /// Every state, each at its place.
  fileprivate static let all: [CardState] =
    [.video(isRead: false), .video(isRead: true)]
    + StreamState.allCases.flatMap { state in
      [.stream(state, isRead: false), .stream(state, isRead: true)]
    }

  fileprivate var place: Int {
    switch self {
    case .video(let isRead): isRead ? 1 : 0
    case .stream(.upcoming, let isRead): isRead ? 3 : 2
    case .stream(.live, let isRead): isRead ? 5 : 4
    case .stream(.ended, let isRead): isRead ? 7 : 6
    }
  }
}
