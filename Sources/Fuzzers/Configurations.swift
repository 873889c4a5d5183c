import Configuration
import Diagnostics
import Documents
import Styling

/// The readers of `site.yaml` and `theme.yaml` and of what stands in them.
enum Configurations {
  /// Reads a site and the styles in it.
  static func site(_ bytes: [UInt8]) {
    var problems: [Diagnostic] = []
    if let root = YAML.parse(bytes, file: "f", into: &problems),
      let site = SiteConfiguration.read(root, into: &problems)
    {
      for style in site.widgets.compactMap(\.style) {
        _ = Style.read(style, for: .widget, into: &problems)
      }
      for style in site.players.compactMap(\.style) {
        _ = Style.read(style, for: .player, into: &problems)
      }
    }
    Reports.check(problems, of: bytes)
  }

  /// Reads a theme and writes its stylesheet.
  static func theme(_ bytes: [UInt8]) {
    var problems: [Diagnostic] = []
    if let root = YAML.parse(bytes, file: "f", into: &problems) {
      writeStylesheet(of: root, into: &problems)
    }
    Reports.check(problems, of: bytes)
  }

  private static func writeStylesheet(
    of root: Node, into problems: inout [Diagnostic]
  ) {
    guard
      let theme = ThemeConfiguration.read(
        root, folderName: "base", into: &problems)
    else { return }
    let source = ThemeSource(
      folderName: "base", configuration: theme, notes: nil)
    let themes = ThemeResolver(bundled: [source], site: []).resolve(
      [Located("base", at: root.location)], into: &problems)
    for theme in themes {
      let css = Stylesheet.bytes(
        for: theme, widgets: [], players: [], resolveAsset: { $0.path })
      checkStylesheet(css)
    }
  }

  /// Braces and quotes of a stylesheet are in pairs, whatever it was made of.
  private static func checkStylesheet(_ css: [UInt8]) {
    var depth = 0
    var quote: UInt8?
    var isEscaped = false
    for byte in css {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if let open = quote {
        expect(byte != 0x0A, "no string of a stylesheet holds a line feed")
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "{") {
        depth += 1
      } else if byte == UInt8(ascii: "}") {
        depth -= 1
      }
      expect((0...2).contains(depth), "braces are in pairs")
    }
    expect(depth == 0 && quote == nil, "braces and quotes are closed")
  }

  /// One value for one property: a path on the first line, then the value.
  static func style(_ bytes: [UInt8]) {
    let (path, value) = bytes.firstLineAndRest
    let place = SourceLocation(file: "f", line: 1, column: 1)
    let text = value.text
    var nodes = [Node(.string(text), at: place)]
    if let number = Double(text) {
      nodes.append(Node(.number(number, text: text), at: place))
    }
    var problems: [Diagnostic] = []
    for node in nodes {
      let keys = path.text.split(separator: ".").prefix(20).reversed()
      let root = keys.reduce(node) { inner, key in
        Node(
          .mapping([
            Node.Entry(key: String(key), keyLocation: place, value: inner)
          ]), at: place)
      }
      // A stylesheet has a thousand values: it is written when all are right.
      var own: [Diagnostic] = []
      if case .mapping(let entries) = root.value {
        _ = Style.read(entries, for: .theme, into: &own)
      }
      if own.isEmpty { writeStylesheet(of: root, into: &problems) }
      problems += own
    }
    Reports.check(problems, of: bytes)
    if let color = Color(text) {
      expect(Color(color.description) == color, "a colour is what it says")
    }
  }

  /// A label expression, as compact text and as YAML.
  static func labels(_ bytes: [UInt8]) {
    let place = SourceLocation(file: "f", line: 1, column: 1)
    var problems: [Diagnostic] = []
    let text = read(Node(.string(bytes.text), at: place), &problems)
    if let text {
      let again = read(
        Node(.string(text.description), at: place), &problems)
      if case .singleLabel = text {
      } else {
        expect(again == text, "an expression reads what it says: \(text)")
      }
    }
    if let root = YAML.parse(bytes, file: "f", into: &problems) {
      _ = read(root, &problems)
    }
    Reports.check(problems, of: bytes)
  }

  private static func read(_ labels: Node, _ problems: inout [Diagnostic])
    -> LabelExpression?
  {
    func mapping(_ entries: KeyValuePairs<String, Node.Value>) -> Node.Value {
      .mapping(
        entries.map {
          Node.Entry(
            key: $0, keyLocation: labels.location,
            value: Node($1, at: labels.location))
        })
    }
    func list(_ value: Node.Value) -> Node.Value {
      .list([Node(value, at: labels.location)])
    }
    let widget = mapping([
      "id": .string("w"), "dataSource": mapping(["labels": labels.value]),
    ])
    let site = mapping([
      "title": .string("t"), "locales": list(.string("en")),
      "themes": list(.string("base")), "catalog": .string("c.json"),
      "widgets": list(widget),
    ])
    return SiteConfiguration.read(
      Node(site, at: labels.location), into: &problems
    )?.widgets.first?.dataSource.labels
  }
}
