/// The address of a request, taken apart (RFC 9112 §3.2, RFC 3986).
struct RequestTarget: Hashable, Sendable {
  /// The decoded parts of the path; none at the root.
  var parts: [String]
  /// Whether the path ends with a slash.
  var isFolder: Bool
  /// What stands behind `?`, as sent.
  var query: String

  /// The longest address that is read, in bytes.
  static let limit = 4096

  /// Reads an address. Throws the status to refuse it with.
  init(_ text: String, host: String) throws(Refusal) {
    guard text.utf8.count <= Self.limit else { throw Refusal(414) }
    var rest = Substring(text)
    // A proxy is asked with a whole address (RFC 9112 §3.2.2).
    let absolute = "http://" + host
    if rest.hasPrefix(absolute) { rest = rest.dropFirst(absolute.count) }
    guard rest.hasPrefix("/"), !rest.contains("#") else { throw Refusal(400) }
    let mark = rest.firstIndex(of: "?") ?? rest.endIndex
    query = String(rest[mark...].dropFirst())
    var pieces = rest[..<mark].dropFirst().split(
      separator: "/", omittingEmptySubsequences: false)
    isFolder = pieces.last == ""
    if isFolder { pieces.removeLast() }
    parts = []
    for piece in pieces { parts.append(try Self.part(piece)) }
  }

  /// A part of a path, which can name nothing but a file of its folder.
  private static func part(_ piece: Substring) throws(Refusal) -> String {
    guard let part = PercentEncoding.decoded(piece) else { throw Refusal(400) }
    let isSafe = part.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x7F && byte != 0x2F && byte != 0x5C
    }
    guard isSafe, part != ".", part != ".." else { throw Refusal(400) }
    guard !part.isEmpty else { throw Refusal(404) }
    return part
  }

  /// The fields of the query. A plus sign is a space there, as forms send it.
  var fields: [PreviewRequest.Field] {
    query.split(separator: "&").prefix(100).compactMap { field in
      let sides = field.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = PercentEncoding.decoded(sides[0], plusIsSpace: true)
      else { return nil }
      let value = sides.count > 1 ? sides[1] : ""
      return PercentEncoding.decoded(value, plusIsSpace: true)
        .map { PreviewRequest.Field(name, $0) }
    }
  }
}

/// Why a request is not answered: a status.
struct Refusal: Error, Hashable, Sendable {
  var status: Int

  init(_ status: Int) { self.status = status }
}
