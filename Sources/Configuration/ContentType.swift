/// What a catalog item is, as filters and pages name it.
public enum ContentType: String, Sendable, Hashable, CaseIterable {
  case video = "Video"
  case stream = "Stream"
}
