/// Finds the locales of a site that a text is not written for.
///
/// A text serves a locale when it is written for the locale, for one of its
/// fallbacks, or for every locale. The pseudo-locales are made from any text.
public struct TranslationGaps: Sendable {
  private let chains: [(locale: LocaleID, fallbacks: [LocaleID])]
  /// Texts mostly have the same locales as others, so few answers serve all.
  private var known: [(tags: [LocaleID?], missing: [LocaleID])] = []

  /// A search among the locales of a site.
  public init(locales: [LocaleID]) {
    chains = locales.filter { !$0.isPseudo }.map { ($0, $0.fallbacks) }
  }

  /// The locales that `text` is not written for, in the order of the site.
  public mutating func missing(in text: LocalizedText) -> [LocaleID] {
    let entries = text.entries
    if entries.count == 1, entries[0].locale == nil { return [] }
    let answer = known.first { answer in
      answer.tags.count == entries.count
        && zip(answer.tags, entries).allSatisfy { $0 == $1.locale }
    }
    if let answer { return answer.missing }
    let tags = entries.map(\.locale)
    let missing = find(tags)
    if known.count < 50 { known.append((tags, missing)) }
    return missing
  }

  private func find(_ tags: [LocaleID?]) -> [LocaleID] {
    guard !tags.contains(nil) else { return [] }
    let written = Set(tags)
    return chains.filter { chain in
      !chain.fallbacks.contains { written.contains($0) }
    }.map(\.locale)
  }
}
