import Markup

extension Markdown {
  /// A short text of a catalog or theme under a heading of the page.
  ///
  /// Pictures in it that are files are left out: only Markdown pages publish
  /// theirs. Nil for a text that cannot be rendered; it was reported when it
  /// was read.
  static func embedded(_ text: String, topHeading: Int) -> HTML? {
    try? render(text, topHeading: topHeading) { address in
      address.use == .image && !address.isRemote ? nil : address.text
    }
  }
}
