import Catalog
import Configuration

extension Exclusion {
  /// The reason in words, such as “its stream state is ended; the widget
  /// shows live, upcoming”.
  ///
  /// - Parameters:
  ///   - item: The item that is out.
  ///   - request: What was asked for when it was out.
  public func text(for item: Item, in request: SelectionRequest) -> String {
    switch self {
    case .notListed:
      return "its id is not among the ids of the data source"
    case .label:
      let labels =
        item.labels.isEmpty
        ? "it has no labels"
        : "its labels are \(item.labels.joined(separator: ", "))"
      guard let wanted = request.dataSource.labels else { return labels }
      return "\(labels); the widget takes \(wanted)"
    case .contentType:
      let type: ContentType = item.stream == nil ? .video : .stream
      return "its content type is \(type.rawValue); "
        + Self.shownTypes(request.filter)
    case .streamState(let state):
      return "its stream state is \(state.rawValue); "
        + Self.shownStates(request.filter)
    case .maxItems:
      let count = request.dataSource.maxItems ?? 0
      return "maxItems is \(count), and as many come before it"
    }
  }

  private static func shownTypes(_ filter: VideosFilterParams) -> String {
    guard let types = filter.contentTypes else {
      return "without contentTypes the widget shows Video"
    }
    if types.isEmpty { return "contentTypes is empty" }
    let names = ContentType.allCases.filter(types.contains).map(\.rawValue)
    return "the widget shows \(names.joined(separator: ", "))"
  }

  private static func shownStates(_ filter: VideosFilterParams) -> String {
    guard let states = filter.streamStates, !states.isEmpty else {
      return "streamStates is empty"
    }
    return "the widget shows \(states.sorted().joined(separator: ", "))"
  }

  /// The rule in a few words, for counts.
  var rule: String {
    switch self {
    case .notListed: "by id"
    case .label: "by label"
    case .contentType: "by content type"
    case .streamState: "by stream state"
    case .maxItems: "by maxItems"
    }
  }
}
