import Documents
import Localization

extension Guesser {
  /// The title, with the fields that it is made from.
  func title() -> (guess: Guess, fields: [SourceField])? {
    if let found = bestText(FieldNames.title, atLeast: 0.9) {
      return (text("title", found), [found.field])
    }
    return pair()
      ?? bestText(FieldNames.title).map { (text("title", $0), [$0.field]) }
  }

  /// A text of other names than those that are taken.
  func text(
    _ key: String, _ names: [String], except taken: [SourceField]
  ) -> Guess? {
    guard let found = bestText(names, atLeast: 0.5),
      !taken.contains(where: { $0.steps == found.field.steps })
    else { return nil }
    return text(key, found)
  }

  private typealias Found = (field: SourceField, score: Double)

  private func bestText(
    _ names: [String], atLeast least: Double = 0
  ) -> Found? {
    let found = best(names) { field in
      let isText = field.isText || !field.locales.isEmpty
      return isText && !isAddress(field) && TimeForm(field.values) == nil
    }
    return found.flatMap { $0.score >= least ? $0 : nil }
  }

  func isAddress(_ field: SourceField) -> Bool {
    field.texts.contains { $0.contains("://") }
  }

  /// A text with what is known of its languages: a map from locale inside of
  /// it, or fields beside it whose names end in a locale.
  private func text(_ key: String, _ found: Found) -> Guess {
    let (field, score) = found
    let names = field.locales
    if !names.isEmpty {
      let locales = names.map { ($0, LocaleNames.locale($0)) }
      let isOurs = locales.allSatisfy { $0.0 == $0.1?.identifier }
      let map = shortened(locales)
      return guess(
        key, field, score,
        source: isOurs
          ? nil
          : YAMLText.map([
            ("from", place(field)), ("locales", YAMLText.map(map)),
          ])
      )
    }
    let others = siblings(of: field)
    guard !others.isEmpty else { return guess(key, field, score) }
    let own =
      LocaleNames.suffix(of: field.name)?.locale ?? language(of: field.name)
      ?? locale
    var parts = others.map { ($0.locale.identifier, place($0.field)) }
    if let own, !others.contains(where: { $0.locale == own }) {
      parts.insert((own.identifier, place(field)), at: 0)
    }
    return guess(key, field, score, source: YAMLText.map(parts))
  }

  /// Our locales by theirs: the language alone, unless two share one.
  private func shortened(
    _ locales: [(String, LocaleID?)]
  ) -> [(String, String)] {
    let languages = locales.map {
      $0.1?.identifier.split(separator: "-").first.map(String.init) ?? ""
    }
    return locales.enumerated().map { place, names in
      let language = languages[place]
      let isAlone = languages.filter { $0 == language }.count == 1
      return (
        YAMLText.string(names.0),
        isAlone ? language : names.1?.identifier ?? "null"
      )
    }
  }

  /// Fields of the same name in other languages: `title_es` beside `title`.
  private func siblings(
    of field: SourceField
  ) -> [(field: SourceField, locale: LocaleID)] {
    let stem =
      LocaleNames.suffix(of: field.name)?.stem ?? FieldNames.plain(field.name)
    var found: [(field: SourceField, locale: LocaleID)] = []
    for other in catalog.fields
    where other.steps.dropLast() == field.steps.dropLast() && other.isText {
      guard let suffix = LocaleNames.suffix(of: other.name),
        suffix.stem == stem,
        !found.contains(where: { $0.locale == suffix.locale })
      else { continue }
      found.append((other, suffix.locale))
    }
    return found
  }

  /// The language of a name such as `Titel`.
  private func language(of name: String) -> LocaleID? {
    let names = [
      "titel": "de", "untertitel": "de", "titulo": "es", "título": "es",
      "titre": "fr", "titolo": "it",
    ]
    return names[FieldNames.plain(name)].flatMap { LocaleID($0) }
  }

  /// Two sides of a match, which make a title together.
  private func pair() -> (guess: Guess, fields: [SourceField])? {
    func field(_ name: String) -> SourceField? {
      catalog.fields.first { field in
        let names = field.steps.map(FieldNames.plain)
        return field.isText
          && (names.last == name
            || names.last == "name" && names.dropLast().last == name)
      }
    }
    for (first, second) in FieldNames.pairs {
      guard let one = field(first), let two = field(second) else { continue }
      let source = YAMLText.map([
        ("from", YAMLText.list([place(one), place(two)])),
        ("join", YAMLText.quoted(" – ")),
      ])
      var guess = guess("title", one, 0.8, source: source)
      guess.sample += " – " + sample(two)
      return (guess, [one, two])
    }
    return nil
  }

  // MARK: Ids

  /// A field that every item has, each with another value; else fields that
  /// tell items apart together.
  func id(
    title: (guess: Guess, fields: [SourceField])?,
    start: (guess: Guess, field: SourceField)?
  ) -> Guess? {
    let named = best(FieldNames.id) { field in
      field.items.count == catalog.lookedAt && isUnique(ids([field]))
    }
    if let named { return guess("id", named.field, named.score) }
    let fields = [start?.field].compactMap { $0 } + (title?.fields ?? [])
    let scalars = fields.filter {
      $0.isScalar && $0.items.count == catalog.lookedAt
    }
    guard !scalars.isEmpty, isUnique(ids(scalars)) else { return nil }
    let source = YAMLText.map([
      ("from", YAMLText.list(scalars.map(place))), ("join", "\"-\""),
    ])
    var guess = guess("id", scalars[0], 0.5, source: source)
    guess.sample = ids(scalars).first ?? ""
    guess.remark = "no field tells the items apart alone"
    return guess
  }

  private func ids(_ fields: [SourceField]) -> [String] {
    let columns = fields.map(\.texts)
    guard let count = columns.map(\.count).min() else { return [] }
    return (0..<count).map { row in
      columns.map { $0[row] }.joined(separator: "-")
    }
  }

  private func isUnique(_ ids: [String]) -> Bool {
    ids.count == catalog.lookedAt && Set(ids).count == ids.count
      && ids.allSatisfy { Identifier.problem(in: $0) == nil }
  }
}
