/// A page as elements: just enough of HTML for pages that are known to be
/// well formed.
struct Markup {
  /// An element with all that stands in it.
  struct Element {
    var name = ""
    var attributes: [String: String] = [:]
    var children: [Node] = []

    /// Its attribute; nil when it has none of this name.
    subscript(_ attribute: String) -> String? { attributes[attribute] }

    /// Whether it is taken out of view.
    var isHidden: Bool { attributes["hidden"] != nil }

    /// What is written in it, white space folded.
    var text: String {
      rawText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private var rawText: String {
      children.map { child in
        switch child {
        case .text(let text): text
        case .element(let element): element.rawText
        }
      }.joined()
    }

    /// The element itself and those in it that are in view, in order.
    var visible: [Element] {
      guard !isHidden else { return [] }
      return children.reduce(into: [self]) { elements, child in
        guard case .element(let element) = child else { return }
        elements += element.visible
      }
    }

    /// The names of the parts in view, in the order in which they stand.
    var parts: [String] { visible.compactMap { $0["data-part"] } }

    /// The part of this name; an empty element when there is none in view.
    func part(_ name: String) -> Element {
      visible.first { $0["data-part"] == name } ?? Element()
    }
  }

  enum Node {
    case text(String)
    case element(Element)
  }

  private static let void: Set = [
    "br", "hr", "image", "img", "input", "link", "meta", "circle", "path",
    "rect",
  ]

  /// The page.
  let root: Element
  /// Its text.
  let source: String

  init(_ source: String) {
    self.source = source
    var open = [Element()]
    func close() {
      guard open.count > 1, let last = open.popLast() else { return }
      open[open.count - 1].children.append(.element(last))
    }
    var rest = source[...]
    while let start = rest.firstIndex(of: "<") {
      let text = String(rest[..<start])
      open[open.count - 1].children.append(.text(Self.unescaped(text)))
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        close()
      } else if !tag.hasPrefix("!") {
        let element = Self.element(tag)
        open.append(element)
        if Self.void.contains(element.name) || tag.hasSuffix("/") { close() }
      }
    }
    while open.count > 1 { close() }
    root = open[0]
  }

  /// The first element in view with this attribute; an empty one when there
  /// is none.
  func element(_ attribute: String, _ value: String) -> Element {
    root.visible.first { $0[attribute] == value } ?? Element()
  }

  private static func element(_ tag: Substring) -> Element {
    var element = Element()
    element.name = String(tag.prefix { $0 != " " && $0 != "/" })
    let attribute = /([a-z-]+)(?:="([^"]*)")?/.ignoresCase()
    for match in tag.dropFirst(element.name.count).matches(of: attribute) {
      element.attributes[String(match.1)] = unescaped(String(match.2 ?? ""))
    }
    return element
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
      .replacing("&amp;", with: "&")
  }
}
