import Diagnostics
import Documents
import Localization

extension MapParser {
  /// The fields of a table whose columns have our names: `title`, or with a
  /// dot before a locale or part `title.en`, `thumbnail.url`, `captions.en`.
  mutating func ownFields(
    _ columns: [CSVDocument.Column]
  ) -> [(ItemKey, ItemMap.Field)] {
    var fields: [(ItemKey, ItemMap.Field)] = []
    for key in ItemKey.allCases {
      if let column = columns.first(where: { $0.name == key.name }) {
        let kind = MapValueKind(key) ?? .object
        let source = source(of: column, kind)
        fields.append(
          (key, kind == .labels ? .labels([source]) : .value(source)))
        continue
      }
      let parts = columns.filter { $0.name.hasPrefix(key.name + ".") }
        .map { (String($0.name.dropFirst(key.name.count + 1)), $0) }
      if !parts.isEmpty, let field = field(key, parts) {
        fields.append((key, field))
      }
    }
    return fields
  }

  private mutating func field(
    _ key: ItemKey, _ parts: [(name: String, column: CSVDocument.Column)]
  ) -> ItemMap.Field? {
    switch key {
    case .title, .subtitle, .description:
      return .parts(
        parts.filter { LocaleID($0.name) != nil }.map {
          ItemMap.Part(
            name: $0.name, field: .value(source(of: $0.column, .text)))
        })
    case .captions:
      return .tracksByLocale(
        parts.compactMap { part in
          let name = Node(.string(part.name), at: part.column.location)
          guard LocaleID(part.name) != nil, let locale = name.jsonValue else {
            return nil
          }
          return (locale, source(of: part.column, .address))
        })
    case .thumbnail, .playback, .cta:
      let names =
        key == .thumbnail
        ? CatalogReader.thumbnailKeys
        : key == .playback ? CatalogReader.playbackKeys : CatalogReader.ctaKeys
      return .parts(
        parts.filter { names.texts.contains($0.name) }.map {
          ItemMap.Part(
            name: $0.name,
            field: .value(source(of: $0.column, MapValueKind(part: $0.name))))
        })
    default:
      return nil
    }
  }

  private mutating func source(
    of column: CSVDocument.Column, _ kind: MapValueKind
  ) -> MapSource {
    var source = MapSource(
      kind: kind, name: column.name, location: column.location,
      index: nextSource())
    source.isOwn = true
    source.places = [
      add(
        Located(column.name, at: column.location),
        JSONPointer(steps: [column.name]))
    ]
    return source
  }
}
