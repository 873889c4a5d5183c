/// Who may ask.
public enum PreviewAccess: Hashable, Sendable {
  /// Programs of this machine alone.
  case loopback
  /// Whoever is in the network of this address of the machine and knows the
  /// token, with which every path begins.
  case lan(address: String, token: String)

  /// The address that is listened at.
  var address: String {
    switch self {
    case .loopback: "127.0.0.1"
    case .lan(let address, _): address
    }
  }

  /// What every path begins with: `/` or `/<token>/`.
  var root: String {
    switch self {
    case .loopback: "/"
    case .lan(_, let token): "/\(token)/"
    }
  }

  /// The names by which the server is called. A page of another name that is
  /// made to point here (DNS rebinding) is known by its name.
  private var names: [Substring] {
    switch self {
    case .loopback: ["127.0.0.1", "localhost"]
    case .lan(let address, _): [address[...]]
    }
  }

  /// Checks who asks, before anything is looked up.
  func admit(_ request: PreviewRequest, isPage: Bool) throws(Refusal) {
    guard request.method == "GET" || request.method == "HEAD" else {
      throw Refusal(405)
    }
    let hosts = request.headers.filter { $0.name == "host" }
    guard hosts.count == 1 else { throw Refusal(400) }
    let host = hosts[0].value
    guard isOwn(host) else { throw Refusal(421) }
    try admit(request, from: host, isPage: isPage)
  }

  private func isOwn(_ host: String) -> Bool {
    let sides = host.split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    // The port may be another: one that is forwarded to this one.
    let port = sides.count > 1 ? sides[1] : "80"
    return names.contains(where: { $0 == sides[0].lowercased() })
      && UInt16(port) != nil
  }

  /// Other sites may neither read nor embed anything. A link from elsewhere
  /// may open a page: it is a person who follows it, and the site that links
  /// learns nothing.
  private func admit(
    _ request: PreviewRequest, from host: String, isPage: Bool
  ) throws(Refusal) {
    if let origin = request.header("origin"), origin != "http://" + host {
      throw Refusal(403)
    }
    let site = request.header("sec-fetch-site") ?? "none"
    guard site != "same-origin", site != "none" else { return }
    guard isPage, request.header("sec-fetch-mode") == "navigate",
      request.header("sec-fetch-dest") == "document"
    else { throw Refusal(403) }
  }

  /// Takes the token off a path. Whoever does not know it finds nothing.
  func belowRoot(_ parts: [String]) throws(Refusal) -> [String] {
    guard case .lan(_, let token) = self else { return parts }
    guard let first = parts.first, Self.isSame(first, token) else {
      throw Refusal(404)
    }
    return Array(parts.dropFirst())
  }

  /// Compares without telling by the time it takes where texts differ.
  private static func isSame(_ a: String, _ b: String) -> Bool {
    let a = Array(a.utf8), b = Array(b.utf8)
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
