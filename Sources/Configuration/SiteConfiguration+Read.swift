import Diagnostics
import Documents
import Localization

extension SiteConfiguration {
  private static let keys = [
    "title", "locales", "timeZone", "themes", "catalog", "widgets", "now",
    "allowOrigins", "players", "poller", "hlsScript", "draft", "index",
  ]

  /// Reads `site.yaml` (DESIGN §4).
  ///
  /// Every problem is reported. Where an essential is missing or wrong, which
  /// is an error, the result goes on with a stand-in (locale `en`, zone UTC,
  /// theme `base`, catalog `catalog.json`), so that the parts that hang on it
  /// can be checked in the same run.
  ///
  /// - Returns: nil only when the file holds no mapping.
  public static func read(
    _ root: Node, into diagnostics: inout [Diagnostic]
  ) -> SiteConfiguration? {
    guard
      let reader = MappingReader(
        root, .file, keys: keys, allowsSchema: true, into: &diagnostics)
    else { return nil }
    reader.require("title", "locales", "themes", "catalog", into: &diagnostics)
    var site = SiteConfiguration(
      title: title(reader, into: &diagnostics),
      locales: locales(reader, into: &diagnostics),
      timeZone: timeZone(reader, into: &diagnostics),
      themes: themes(reader, into: &diagnostics),
      catalog: CatalogSource.read(
        reader.node("catalog"), in: reader.location, into: &diagnostics))
    site.widgets = Widget.readAll(reader, into: &diagnostics)
    site.texts = PlacedText.texts(of: reader)
    site.readPlayers(reader, into: &diagnostics)
    site.now = now(reader, into: &diagnostics)
    site.allowOrigins =
      reader.strings("allowOrigins", into: &diagnostics)?
      .compactMap { Origin.read($0, into: &diagnostics) } ?? []
    site.poller = reader.node("poller").flatMap {
      Poller.read($0, into: &diagnostics)
    }
    site.hlsScript = path(
      reader.string("hlsScript", into: &diagnostics), into: &diagnostics)
    site.isDraft = reader.bool("draft", into: &diagnostics)?.value ?? false
    site.isIndexed = reader.bool("index", into: &diagnostics)?.value ?? false
    reader.reportVariables(outside: "poller", into: &diagnostics)
    return site
  }

  /// A path that can be read; nil, with an error, when it cannot be one.
  static func path(
    _ path: Located<String>?, into diagnostics: inout [Diagnostic]
  ) -> Located<String>? {
    guard let path else { return nil }
    if path.value.isEmpty || path.value.utf8.contains(0) {
      diagnostics.append(.invalidPath(path))
      return nil
    }
    return path
  }

  private static func title(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> LocalizedText {
    guard let node = reader.node("title") else { return LocalizedText("") }
    guard let title = node.localizedText(.key("title"), into: &diagnostics)
    else { return LocalizedText("") }
    if title.entries.contains(where: { $0.text.isBlank }) {
      diagnostics.append(.emptyTitle(at: node.location))
    }
    return title
  }

  private static func locales(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [LocaleID] {
    var locales: [LocaleID] = []
    var first: [LocaleID: SourceLocation] = [:]
    for text in reader.names("locales", into: &diagnostics) {
      guard let locale = LocaleID(text.value) else {
        diagnostics.append(.invalidLocale(text.value, at: text.location))
        continue
      }
      if let earlier = first[locale] {
        diagnostics.append(
          .duplicateLocale(locale, at: text.location, first: earlier))
        continue
      }
      first[locale] = text.location
      locales.append(locale)
      if Strings.source(of: locale) == nil {
        diagnostics.append(.noDefaultTexts(locale, at: text.location))
      }
    }
    return locales.isEmpty ? [LocaleID(canonical: "en")] : locales
  }

  private static func timeZone(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> Located<String> {
    let utc = Located("UTC", at: reader.location)
    guard let zone = reader.string("timeZone", into: &diagnostics) else {
      return utc
    }
    guard TimeZoneID(zone.value) != nil else {
      diagnostics.append(.unknownTimeZone(zone))
      return utc
    }
    return zone
  }

  private static func themes(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> [Located<String>] {
    var themes: [Located<String>] = []
    var first: [String: SourceLocation] = [:]
    for name in reader.names("themes", into: &diagnostics) {
      if let problem = Identifier.problem(in: name.value) {
        diagnostics.append(.invalidThemeName(name, problem))
      } else if let earlier = first[name.value] {
        diagnostics.append(.duplicateTheme(name, first: earlier))
      } else {
        first[name.value] = name.location
        themes.append(name)
      }
    }
    return themes.isEmpty ? [Located("base", at: reader.location)] : themes
  }

  private static func now(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) -> Instant? {
    guard let text = reader.string("now", into: &diagnostics) else {
      return nil
    }
    do throws(Instant.ParseError) {
      return try Instant.parse(iso8601: text.value)
    } catch {
      diagnostics.append(
        .invalidInstant(text.value, error, at: text.location))
      return nil
    }
  }

  private mutating func readPlayers(
    _ reader: MappingReader, into diagnostics: inout [Diagnostic]
  ) {
    guard
      let players = reader.mapping(
        "players", keys: ["pages", "items"], into: &diagnostics)
    else { return }
    if let pages = players.node("pages") {
      playerPages = PlayerPages.read(pages, into: &diagnostics) ?? .shown
    }
    self.players = Player.readAll(players, into: &diagnostics)
  }
}

extension MappingReader {
  /// A list of strings that may not be empty.
  fileprivate func names(
    _ key: String, into diagnostics: inout [Diagnostic]
  ) -> [Located<String>] {
    guard let node = node(key) else { return [] }
    if case .list([]) = node.value {
      diagnostics.append(.emptyList(key, at: node.location))
    }
    return strings(key, into: &diagnostics) ?? []
  }
}

extension String {
  /// Whether nothing of it would be seen.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
