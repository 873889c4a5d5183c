import Diagnostics
import Documents

extension VideosFilterParams {
  /// The states of a stream, as `Catalog` has them.
  private enum StateName: String, CaseIterable { case upcoming, live, ended }

  /// The value of `videosFilterParams`; no filter where that is absent.
  ///
  /// Warns of filters that show nothing or do nothing (DESIGN §2, filter).
  static func read(
    _ owner: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> VideosFilterParams {
    guard
      let reader = owner.mapping(
        "videosFilterParams", keys: ["contentTypes", "streamStates"],
        into: &diagnostics)
    else { return VideosFilterParams() }
    let types = reader.choices(
      "contentTypes", of: ContentType.self, into: &diagnostics)
    let states = reader.choices(
      "streamStates", of: StateName.self, into: &diagnostics)
    if let node = reader.node("contentTypes"), case .list([]) = node.value {
      diagnostics.append(.emptyContentTypes(at: node.location))
    }
    if let node = reader.node("streamStates"),
      let key = reader.keyLocation("streamStates")
    {
      if case .list([]) = node.value {
        diagnostics.append(.emptyStreamStates(at: node.location))
      } else if case .list = node.value, types == nil || types == [.video] {
        diagnostics.append(
          .streamStatesWithoutEffect(at: key, isAbsent: types == nil))
      }
    }
    return VideosFilterParams(
      contentTypes: types, streamStates: states.map { Set($0.map(\.rawValue)) })
  }
}

extension MappingReader {
  /// A list of strings that `Choice` has as raw values.
  fileprivate func choices<Choice>(
    _ key: String, of type: Choice.Type, into diagnostics: inout [Diagnostic]
  ) -> Set<Choice>?
  where Choice: RawRepresentable<String> & CaseIterable & Sendable & Hashable {
    list(key, into: &diagnostics).map { nodes in
      Set(
        nodes.compactMap {
          $0.choice(.entry(of: key), of: type, into: &diagnostics)?.value
        })
    }
  }
}
