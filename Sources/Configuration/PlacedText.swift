import Diagnostics
import Documents
import Localization

/// A text of a file with the place where it stands, for what is checked of
/// all texts.
public struct PlacedText: Sendable, Hashable {
  /// The key that it is the value of.
  public var name: String
  /// The text.
  public var text: LocalizedText
  /// Where it starts.
  public var location: SourceLocation

  /// The text that stands at a node; nil where there is none. What is wrong
  /// with it is for the reader of the value to say.
  public init?(_ name: String, _ node: Node?) {
    var ignored: [Diagnostic] = []
    guard let node,
      let text = node.localizedText(.key(name), into: &ignored)
    else { return nil }
    self.name = name
    self.text = text
    location = node.location
  }
}

extension PlacedText {
  /// The texts of `site.yaml`: its title and those of its widgets.
  static func texts(of site: MappingReader) -> [PlacedText] {
    var texts = [PlacedText("title", site.node("title"))]
    if case .list(let widgets) = site.node("widgets")?.value {
      for widget in widgets {
        guard case .mapping(let entries) = widget.value else { continue }
        let title = entries.first { $0.key == "title" }
        texts.append(PlacedText("title", title?.value))
      }
    }
    return texts.compactMap { $0 }
  }
}
