/// A text that a person wrote: one string for every locale, or one a locale.
public struct LocalizedText: Hashable, Sendable {
  /// One spelling of a text.
  public struct Entry: Hashable, Sendable {
    /// The locale it is for; nil when it serves every locale.
    public var locale: LocaleID?
    /// The text.
    public var text: String

    /// A spelling for one locale, or for all.
    public init(locale: LocaleID?, text: String) {
      self.locale = locale
      self.text = text
    }
  }

  /// The spellings, in the order in which they were given.
  public var entries: [Entry]

  /// A text with these spellings.
  public init(entries: [Entry]) { self.entries = entries }

  /// The same text in every locale.
  public init(_ text: String) {
    entries = [Entry(locale: nil, text: text)]
  }
}
