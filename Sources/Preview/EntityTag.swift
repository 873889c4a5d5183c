/// Conditions of requests on what the client has (RFC 9110 §8.8.3, §13).
enum EntityTag {
  /// Whether a list such as `"a", W/"b"`, or `*`, names a strong tag.
  static func list(_ header: String, names tag: String, weakly: Bool) -> Bool {
    header.split(separator: ",").contains { entry in
      var entry = entry.drop { $0 == " " || $0 == "\t" }
      while entry.last == " " || entry.last == "\t" { entry.removeLast() }
      if entry == "*" { return true }
      if weakly, entry.hasPrefix("W/") { entry = entry.dropFirst(2) }
      return entry == tag
    }
  }

  /// What a request may have instead of the whole: 412, 304 or nothing.
  static func status(for request: PreviewRequest, tag: String) -> Int? {
    if let header = request.header("if-match"),
      !list(header, names: tag, weakly: false)
    {
      return 412
    }
    if let header = request.header("if-none-match"),
      list(header, names: tag, weakly: true)
    {
      return 304
    }
    return nil
  }

  /// The part that is asked for. With another `If-Range` than the tag, dates
  /// among them, the whole is sent.
  static func range(
    for request: PreviewRequest, tag: String, size: Int
  ) -> ByteRange {
    guard request.method == "GET", let header = request.header("range"),
      request.header("if-range").map({ $0 == tag }) ?? true
    else { return .whole }
    return ByteRange(header, of: size)
  }
}
