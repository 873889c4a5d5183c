import Documents

extension Guesser {
  private static let pictures = [
    ".avif", ".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp",
  ]

  /// The picture: of the fields that hold addresses of pictures, or lie where
  /// pictures do, the one whose name says so best.
  func thumbnail() -> Guess? {
    var best: (field: SourceField, score: Double)?
    for field in catalog.fields where field.isText {
      let hasEnding = holds(field, Self.pictures)
      let name = FieldNames.score(field.steps, among: FieldNames.thumbnail)
      let score = hasEnding ? max(name, 0.6) : isAddress(field) ? name * 0.8 : 0
      if score > best?.score ?? 0 { best = (field, score) }
    }
    guard let (field, score) = best, score > 0 else { return nil }
    var parts = [("url", address(field))]
    for name in ["width", "height"] {
      let sibling = catalog.fields.first {
        $0.steps == field.steps.dropLast() + [name]
          && $0.values.allSatisfy { $0.int64 != nil }
      }
      if let sibling { parts.append((name, place(sibling))) }
    }
    return guess("thumbnail", field, score, source: YAMLText.map(parts))
  }

  /// The place of an address, with what it takes to make it one.
  private func address(_ field: SourceField) -> String {
    let texts = field.texts
    func prefixed(_ prefix: String) -> String {
      YAMLText.map([
        ("from", place(field)), ("prefix", YAMLText.quoted(prefix)),
      ])
    }
    if texts.allSatisfy({ $0.hasPrefix("//") }) { return prefixed("https:") }
    if texts.allSatisfy({ $0.hasPrefix("/") }) { return prefixed(".") }
    guard let first = texts.first, !first.contains("://"), !exists(first)
    else { return place(field) }
    let folders = [
      "img", "images", "pictures", "thumbnails", "bilder", "assets", "media",
    ]
    let folder = folders.first { exists("\($0)/\(first)") }
    return folder.map { prefixed("\($0)/") } ?? place(field)
  }

  /// Addresses of playlists and media files.
  func playback() -> Guess? {
    let hls = catalog.fields.first { holds($0, [".m3u8"]) }
    let mp4 = catalog.fields.first { holds($0, [".mp4", ".m4v", ".webm"]) }
    guard let field = hls ?? mp4 else { return nil }
    if let hls, let mp4, hls.steps != mp4.steps {
      let source = YAMLText.map([("hls", place(hls)), ("mp4", place(mp4))])
      return guess("playback", hls, 0.9, source: source)
    }
    return guess("playback", field, 0.9)
  }

  /// Whether some of the texts are addresses that end so, and all are
  /// addresses.
  private func holds(_ field: SourceField, _ endings: [String]) -> Bool {
    guard field.isText else { return false }
    let paths = field.texts.map {
      $0.lowercased().prefix { $0 != "?" && $0 != "#" }
    }
    return paths.contains { path in
      endings.contains { path.hasSuffix($0) }
    } && field.texts.allSatisfy { !$0.contains(" ") && $0.contains(".") }
  }

  // MARK: Labels

  /// Up to three fields whose values recur.
  func labels() -> Guess? {
    let scored = catalog.fields.enumerated().compactMap {
      place, field -> (
        field: SourceField, source: String, score: Double, place: Int
      )? in
      let score = FieldNames.score(field.steps, among: FieldNames.labels)
      guard score >= 0.9, let source = labelSource(field) else { return nil }
      return (field, source, score, place)
    }
    let best = scored.sorted { ($1.score, $0.place) < ($0.score, $1.place) }
      .prefix(3)
    guard let first = best.first else { return nil }
    let sources = best.map(\.source)
    return guess(
      "labels", first.field, first.score,
      source: sources.count == 1 ? sources[0] : YAMLText.list(sources))
  }

  private func labelSource(_ field: SourceField) -> String? {
    guard let first = field.values.first else { return nil }
    if first.kind == .array {
      guard
        let entry = field.values.lazy.flatMap(\.elements).first(
          where: { _ in true })
      else { return nil }
      if entry.kind == .string || entry.kind == .number { return place(field) }
      let names = ["slug", "code", "key", "id", "name", "title", "label"]
      let name = names.first { name in
        entry[name].map { $0.kind == .string || $0.kind == .number } ?? false
      }
      return name.map {
        YAMLText.map([
          ("from", place(field)), ("at", YAMLText.string("/\($0)")),
        ])
      }
    }
    guard field.isText else { return nil }
    let texts = field.texts
    for separator in [";", "|", ","] {
      guard texts.contains(where: { $0.contains(separator) }) else { continue }
      return YAMLText.map([
        ("from", place(field)), ("split", YAMLText.quoted(separator)),
      ])
    }
    let recurs = Set(texts).count * 2 <= texts.count || texts.count < 4
    return recurs ? place(field) : nil
  }
}
