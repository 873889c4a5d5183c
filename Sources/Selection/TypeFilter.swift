import Catalog
import Configuration

/// `videosFilterParams`, ready to judge one item after another.
struct TypeFilter {
  private let takesVideos: Bool
  private let takesStreams: Bool
  /// The states to take; nil takes all.
  private let states: Set<StreamState>?

  init(_ params: VideosFilterParams) {
    let types = params.contentTypes ?? [.video]
    takesVideos = types.contains(.video)
    takesStreams = types.contains(.stream)
    states = params.streamStates.map { names in
      Set(names.compactMap(StreamState.init(rawValue:)))
    }
  }

  /// Why an item in this state (nil: an on-demand video) is out; nil when it
  /// is taken.
  func exclusion(of state: StreamState?) -> Exclusion? {
    guard let state else { return takesVideos ? nil : .contentType }
    guard takesStreams else { return .contentType }
    guard let states, !states.contains(state) else { return nil }
    return .streamState(state)
  }
}
