import Diagnostics
import Documents
import Localization

/// A mapping from our keys to places in the items of another format.
///
/// The value of a key is a JSON Pointer (RFC 6901) into the item. A text may
/// also be a map from locale to pointer, and `thumbnail`, `playback` and
/// `cta` maps from their own keys to pointers. A key that is null is not read;
/// one that is left out is read under our name.
struct ItemMap: Sendable {
  private enum Source {
    case none
    case pointer(String)
    case parts([(name: String, pointer: String)])
  }

  private var sources: [ItemKey: Source] = [:]
  /// A digest of the mapping: two that read alike have the same.
  private(set) var fingerprint = Fingerprint()

  /// Reads a mapping; keys that are wrong are reported and left out.
  static func read(
    _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> ItemMap {
    var map = ItemMap()
    var text = ""
    guard
      let reader = MappingReader(
        node, .key("map"), keys: ItemKey.names, into: &diagnostics)
    else { return map }
    for key in ItemKey.allCases {
      guard let node = reader.node(key.name),
        let source = source(of: key, node, into: &diagnostics)
      else { continue }
      map.sources[key] = source
      text += "\(key.name)=\(digestText(source))\n"
    }
    map.fingerprint = Fingerprint(of: Array(text.utf8))
    return map
  }

  /// Whether the item's own member of this name is not read.
  func replaces(_ key: ItemKey) -> Bool { sources[key] != nil }

  /// The fields that the mapping finds in an item.
  func fields(of item: JSONValue) -> [(ItemKey, FieldValue)] {
    ItemKey.allCases.compactMap { key in
      field(key, of: item).map { (key, $0) }
    }
  }

  private func field(_ key: ItemKey, of item: JSONValue) -> FieldValue? {
    switch sources[key] {
    case nil, .some(.none):
      return nil
    case .pointer(let pointer):
      return Self.value(pointer, in: item).map { .value($0) }
    case .parts(let places):
      let parts = places.compactMap { place in
        Self.value(place.pointer, in: item).map {
          FieldValue.Part(name: place.name, value: $0, key: nil)
        }
      }
      return parts.isEmpty ? nil : .parts(parts)
    }
  }

  private static func value(
    _ pointer: String, in item: JSONValue
  ) -> JSONValue? {
    guard let value = item.pointer(pointer), !value.isNull else { return nil }
    return value
  }

  private static func source(
    of key: ItemKey, _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Source? {
    switch node.value {
    case .null:
      return Source.none
    case .mapping:
      return partNames(of: key).flatMap {
        parts(key, node, names: $0, into: &diagnostics)
      } ?? localeParts(key, node, into: &diagnostics)
    default:
      return pointer(node, .key(key.name), into: &diagnostics)
        .map { .pointer($0) }
    }
  }

  /// The keys of a field that is put together from parts.
  private static func partNames(of key: ItemKey) -> [String]? {
    switch key {
    case .thumbnail: CatalogReader.thumbnailKeys.texts
    case .playback: CatalogReader.playbackKeys.texts
    case .cta: CatalogReader.ctaKeys.texts
    default: nil
    }
  }

  private static func parts(
    _ key: ItemKey, _ node: Node, names: [String],
    into diagnostics: inout [Diagnostic]
  ) -> Source? {
    MappingReader(node, .key(key.name), keys: names, into: &diagnostics)
      .map { reader in
        .parts(
          reader.entries.compactMap { entry in
            pointer(entry.value, .key(entry.key), into: &diagnostics)
              .map { (entry.key, $0) }
          })
      }
  }

  private static func localeParts(
    _ key: ItemKey, _ node: Node, into diagnostics: inout [Diagnostic]
  ) -> Source? {
    guard [.title, .subtitle, .description].contains(key) else {
      // Such a key takes one value: ask for the pointer to it.
      if partNames(of: key) == nil {
        _ = node.string(.key(key.name), into: &diagnostics)
      }
      return nil
    }
    var parts: [(name: String, pointer: String)] = []
    for entry in node.entries(.key(key.name), into: &diagnostics) ?? [] {
      guard let locale = LocaleID(entry.key) else {
        diagnostics.append(.invalidLocale(entry.key, at: entry.keyLocation))
        continue
      }
      if let text = pointer(entry.value, .key(entry.key), into: &diagnostics) {
        parts.append((locale.identifier, text))
      }
    }
    return .parts(parts)
  }

  private static func pointer(
    _ node: Node, _ subject: Subject, into diagnostics: inout [Diagnostic]
  ) -> String? {
    guard let text = node.string(subject, into: &diagnostics) else {
      return nil
    }
    guard text.value.isEmpty || text.value.utf8.first == UInt8(ascii: "/")
    else {
      diagnostics.append(.invalidPointer(text))
      return nil
    }
    return text.value
  }

  private static func digestText(_ source: Source) -> String {
    switch source {
    case .none: "-"
    case .pointer(let pointer): pointer
    case .parts(let parts):
      parts.map { "\n \($0.name)=\($0.pointer)" }.joined()
    }
  }
}
