/// What a published file is, and which types of it are published.
enum AssetKind: String, Sendable {
  case image, font, captions, media

  /// The endings of file names that are published, in lower case.
  var endings: [String] {
    switch self {
    case .image:
      ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]
    case .font: ["otf", "ttf", "woff", "woff2"]
    case .captions: ["vtt"]
    case .media: ["m4v", "mov", "mp4", "webm"]
    }
  }

  /// What diagnostics call it.
  var words: String {
    switch self {
    case .image: "image"
    case .font: "font"
    case .captions: "captions file"
    case .media: "video"
    }
  }
}
