import Diagnostics
import Documents
import Localization

extension CatalogReader {
  private static let maximumText = 65_536
  private static let maximumDescription = 1 << 20

  /// Reads one field, which is not null, into an item.
  mutating func read(
    _ key: ItemKey, _ field: FieldValue, into draft: inout ItemDraft
  ) {
    switch key {
    case .id:
      draft.hasID = true
      draft.idValue = field.value
      draft.id = id(field)
    case .title:
      draft.hasTitle = true
      draft.title = text(
        "title", field, isTitle: true, maximumLength: Self.maximumText)
    case .subtitle:
      draft.item.subtitle = text(
        "subtitle", field, maximumLength: Self.maximumText)
    case .description:
      draft.item.description = text(
        "description", field, maximumLength: Self.maximumDescription)
    case .labels: draft.item.labels = labels(field)
    case .thumbnail: draft.item.thumbnail = thumbnail(field)
    case .duration: draft.item.duration = duration(field)
    case .createdAt: draft.item.createdAt = time(key, field)
    case .updatedAt: draft.item.updatedAt = time(key, field)
    case .streamState:
      draft.stateValue = field.value
      draft.state = streamState(field)
    case .startTime:
      draft.hasStartTime = true
      draft.item.startTime = time(key, field)
    case .revision: draft.revision = integer(key, field)
    case .playback: draft.item.playback = playback(field)
    case .captions: draft.item.captions = captions(field)
    case .cta: draft.item.cta = cta(field)
    case .isRead: draft.item.isRead = bool(key, field) ?? false
    case .extraInfo: checkExtraInfo(field)
    }
  }

  private mutating func id(_ field: FieldValue) -> String? {
    guard let value = field.value else { return nil }
    // Other systems count their items; where a mapping reads them, that is
    // not for a person to change.
    let number = map != nil && value.int64 != nil ? value.numberText : nil
    guard let id = value.string ?? number else {
      report(.wrongType("id", value, expected: "a string"))
      return nil
    }
    if let problem = Identifier.problem(in: id) {
      report(.invalidID(id, problem, at: value.location))
      return nil
    }
    return id
  }

  private mutating func checkExtraInfo(_ field: FieldValue) {
    guard let value = field.value, value.kind != .object else { return }
    report(.wrongType("extraInfo", value, expected: "an object"))
  }
}
