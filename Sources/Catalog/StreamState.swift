/// Where a live stream is in its life.
public enum StreamState: String, Sendable, Hashable, CaseIterable {
  case upcoming, live, ended
}
