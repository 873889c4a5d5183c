import Diagnostics
import Documents

extension SiteConfiguration.Poller {
  private static let keys = ["url", "interval", "headers", "items", "map"]

  /// The value of `poller`; nil, with an error, when it has no address.
  static func read(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Self? {
    guard
      let reader = MappingReader(
        node, .key("poller"), keys: keys, into: &diagnostics)
    else { return nil }
    reader.require("url", into: &diagnostics)
    let url = reader.string("url", into: &diagnostics)
    var poller = Self(url: url ?? Located("", at: node.location))
    if let url { checkAddress(url, into: &diagnostics) }
    if let interval = reader.number(
      "interval", in: 1...3600, into: &diagnostics)
    {
      poller.interval = interval.value
    }
    poller.headers = headers(reader, into: &diagnostics)
    if let items = reader.string("items", into: &diagnostics) {
      if items.value.isEmpty || items.value.hasPrefix("/") {
        poller.items = items
      } else {
        diagnostics.append(.invalidPointer(items))
      }
    }
    if let map = reader.node("map"),
      map.entries(.key("map"), into: &diagnostics) != nil
    {
      poller.map = map
    }
    return url == nil ? nil : poller
  }

  /// Addresses are `http`, `https` or `file`; one that starts with a variable
  /// is judged when its value is known.
  private static func checkAddress(
    _ url: Located<String>, into diagnostics: inout [Diagnostic]
  ) {
    if let problem = VariableReference.problem(in: url.value) {
      diagnostics.append(.invalidVariable(problem, at: url.location))
      return
    }
    let text = url.value.lowercased()
    let hasScheme = ["http://", "https://", "file:"].contains {
      text.hasPrefix($0) && text.utf8.count > $0.utf8.count
    }
    let isClean = url.value.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && $0.properties.generalCategory != .control
    }
    if !isClean || !(hasScheme || text.hasPrefix("${")) {
      diagnostics.append(.invalidPollerAddress(url))
    }
  }

  private static func headers(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [String: String] {
    var headers: [String: String] = [:]
    // Names compare without case: RFC 9110, section 5.1.
    var first: [String: SourceLocation] = [:]
    for entry in reader.freeMapping("headers", into: &diagnostics) ?? [] {
      guard entry.key.isHeaderName else {
        diagnostics.append(
          .invalidHeaderName(entry.key, at: entry.keyLocation))
        continue
      }
      let folded = entry.key.lowercased()
      if let earlier = first[folded] {
        diagnostics.append(
          .duplicateKey(entry.key, at: entry.keyLocation, first: earlier))
        continue
      }
      first[folded] = entry.keyLocation
      guard
        let text = entry.value.string(.key(entry.key), into: &diagnostics)
      else { continue }
      if let problem = VariableReference.problem(in: text.value) {
        diagnostics.append(.invalidVariable(problem, at: text.location))
      } else if !text.value.isHeaderValue {
        diagnostics.append(
          .invalidHeaderValue(entry.key, at: text.location))
      } else {
        headers[entry.key] = text.value
      }
    }
    return headers
  }
}

extension String {
  /// Whether it is a token (RFC 9110, section 5.6.2).
  fileprivate var isHeaderName: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
      }
  }

  /// Whether a field may have it as its value (RFC 9110, section 5.5).
  package var isHeaderValue: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
  }
}
