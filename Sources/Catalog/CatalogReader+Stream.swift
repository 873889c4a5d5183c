import Diagnostics
import Documents
import Localization

extension CatalogReader {
  /// What makes an item a stream: a stream state needs a start time; a start
  /// time alone leaves it a video (DESIGN §2).
  mutating func stream(_ draft: ItemDraft) -> Item.Stream? {
    if let value = draft.stateValue, !draft.hasStartTime {
      report(.missingStartTime(of: draft.id, at: value.location))
    }
    guard let state = draft.state, let start = draft.item.startTime else {
      return nil
    }
    return Item.Stream(
      state: state, startTime: start, revision: draft.revision)
  }

  mutating func streamState(_ field: FieldValue) -> StreamState? {
    guard let value = field.value else { return nil }
    guard let text = value.string else {
      report(.wrongType("streamState", value, expected: "a string"))
      return nil
    }
    guard let state = StreamState(rawValue: text) else {
      report(
        .unknownValue(
          Located(text, at: value.location), .key("streamState"),
          among: StreamState.allCases.map(\.rawValue)))
      return nil
    }
    return state
  }

  mutating func time(_ key: ItemKey, _ field: FieldValue) -> Instant? {
    guard let value = field.value else { return nil }
    guard let text = value.string else {
      report(.wrongType(key.name, value, expected: "a string"))
      return nil
    }
    do throws(Instant.ParseError) {
      return try Instant.parse(iso8601: text)
    } catch {
      report(.invalidInstant(text, error, at: value.location))
      return nil
    }
  }

  mutating func integer(_ key: ItemKey, _ field: FieldValue) -> Int64? {
    guard let value = field.value else { return nil }
    guard let integer = value.int64 else {
      report(
        .wrongType(key.name, value, expected: "a whole number"))
      return nil
    }
    return integer
  }

  mutating func bool(_ key: ItemKey, _ field: FieldValue) -> Bool? {
    guard let value = field.value else { return nil }
    guard let bool = value.bool else {
      report(.wrongType(key.name, value, expected: "true or false"))
      return nil
    }
    return bool
  }
}
