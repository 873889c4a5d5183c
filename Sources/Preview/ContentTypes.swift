/// Media types of files by the ending of their names.
enum ContentTypes {
  static let unknown = "application/octet-stream"

  private static let known: [String: String] = [
    "avif": "image/avif",
    "css": "text/css; charset=utf-8",
    "gif": "image/gif",
    "htm": "text/html; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/vnd.microsoft.icon",
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "m3u8": "application/vnd.apple.mpegurl",
    "m4a": "audio/mp4",
    "m4s": "video/iso.segment",
    "m4v": "video/mp4",
    "mjs": "text/javascript; charset=utf-8",
    "mp3": "audio/mpeg",
    "mp4": "video/mp4",
    "otf": "font/otf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "ts": "video/mp2t",
    "ttf": "font/ttf",
    "txt": "text/plain; charset=utf-8",
    "vtt": "text/vtt; charset=utf-8",
    "webm": "video/webm",
    "webp": "image/webp",
    "woff": "font/woff",
    "woff2": "font/woff2",
    "xml": "application/xml",
  ]

  /// The type of a file; what is not known is bytes.
  static func type(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return unknown
    }
    return known[name[name.index(after: dot)...].lowercased()] ?? unknown
  }

  static func isPage(_ path: String) -> Bool {
    type(of: path).hasPrefix("text/html")
  }
}
