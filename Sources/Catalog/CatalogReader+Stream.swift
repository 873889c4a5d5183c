import Diagnostics
import Documents
import Localization

extension CatalogReader {
  /// Reads times and what makes an item a stream: a stream state needs a
  /// start time; a start time alone leaves it a video (DESIGN §2).
  mutating func readStream(
    _ fields: ItemFields, of id: String?, into item: inout Item
  ) {
    item.createdAt = time(.createdAt, fields[.createdAt])
    item.updatedAt = time(.updatedAt, fields[.updatedAt])
    item.startTime = time(.startTime, fields[.startTime])
    let revision = integer(.revision, fields[.revision])
    guard let field = fields[.streamState]?.value else { return }
    let state = streamState(field)
    if fields[.startTime] == nil {
      diagnostics.append(.missingStartTime(of: id, at: field.location))
    }
    if let state, let start = item.startTime {
      item.stream = Item.Stream(
        state: state, startTime: start, revision: revision)
    }
  }

  private mutating func streamState(_ value: JSONValue) -> StreamState? {
    guard let text = value.string else {
      diagnostics.append(.wrongType("streamState", value, expected: "a string"))
      return nil
    }
    guard let state = StreamState(rawValue: text) else {
      diagnostics.append(
        .unknownValue(
          Located(text, at: value.location), .key("streamState"),
          among: StreamState.allCases.map(\.rawValue)))
      return nil
    }
    return state
  }

  private mutating func time(_ key: ItemKey, _ field: FieldValue?) -> Instant? {
    guard let value = field?.value else { return nil }
    guard let text = value.string else {
      diagnostics.append(.wrongType(key.name, value, expected: "a string"))
      return nil
    }
    do throws(Instant.ParseError) {
      return try Instant.parse(iso8601: text)
    } catch {
      diagnostics.append(.invalidInstant(text, error, at: value.location))
      return nil
    }
  }

  private mutating func integer(_ key: ItemKey, _ field: FieldValue?) -> Int64?
  {
    guard let value = field?.value else { return nil }
    guard let integer = value.int64 else {
      diagnostics.append(
        .wrongType(key.name, value, expected: "a whole number"))
      return nil
    }
    return integer
  }

  mutating func bool(_ key: ItemKey, _ field: FieldValue?) -> Bool? {
    guard let value = field?.value else { return nil }
    guard let bool = value.bool else {
      diagnostics.append(.wrongType(key.name, value, expected: "true or false"))
      return nil
    }
    return bool
  }
}
