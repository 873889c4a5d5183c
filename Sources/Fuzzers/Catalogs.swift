import Catalog
import Configuration
import Diagnostics
import Documents

/// The reader of catalogs, in our format and in others.
enum Catalogs {
  /// A mapping in YAML's flow style on the first line, or an empty line for
  /// our own format; then the catalog.
  static func read(_ bytes: [UInt8]) {
    let (map, catalog) = bytes.firstLineAndRest
    var problems: [Diagnostic] = []
    var format = CatalogFormat()
    if !map.isEmpty {
      format = self.format(Array(map), into: &problems)
    }
    if let document = JSONDocument.parse(
      Array(catalog), file: "f", into: &problems)
    {
      read(.json(document), format, into: &problems)
    }
    Reports.check(problems, of: bytes)
  }

  /// The same with a table in place of the JSON.
  static func table(_ bytes: [UInt8]) {
    let (map, table) = bytes.firstLineAndRest
    var problems: [Diagnostic] = []
    let format = self.format(Array(map), into: &problems)
    if let document = CSVDocument.parse(
      Array(table), file: "f", into: &problems)
    {
      read(.csv(document), format, into: &problems)
    }
    Reports.check(problems, of: bytes)
  }

  private static func read(
    _ input: CatalogInput, _ format: CatalogFormat,
    into problems: inout [Diagnostic]
  ) {
    var mapping: MappingTable?
    let snapshot = CatalogSnapshot.read(
      input, format: format, mapping: &mapping, into: &problems)
    snapshot?.items.forEach(check)
    if let mapping { _ = (mapping.text, mapping.json) }
  }

  private static func format(
    _ bytes: [UInt8], into problems: inout [Diagnostic]
  ) -> CatalogFormat {
    guard let node = YAML.parse(bytes, file: "m", into: &problems),
      case .mapping(let entries) = node.value
    else { return CatalogFormat() }
    let items = entries.first { $0.key == "items" }?.value
    return CatalogFormat(
      items: items?.string(.key("items"), into: &problems),
      map: entries.first { $0.key == "map" }?.value)
  }

  private static func check(_ item: Item) {
    expect(
      (1...200).contains(item.id.utf8.count)
        && !item.id.utf8.contains(UInt8(ascii: "/"))
        && item.id != "." && item.id != "..", "an id is bounded")
    let name = ItemID.fileName(of: item.id)
    expect(
      !name.isEmpty && !name.hasPrefix(".")
        && name.utf8.allSatisfy { byte in
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || "._-~".utf8.contains(byte)
        }, "a file name is plain: \(name)")
    for address in [
      item.thumbnail?.url, item.playback?.hls, item.playback?.mp4,
      item.cta?.url,
    ] + item.captions.map(\.url) {
      if let address { check(address: address) }
    }
  }

  private static func check(address: String) {
    let scheme = address.prefix { !"/?#".contains($0) }.lowercased()
    expect(
      !scheme.contains(":") || scheme.hasPrefix("http:")
        || scheme.hasPrefix("https:"), "the scheme is allowed: \(address)")
    expect(!address.hasPrefix("//"), "an address has a scheme: \(address)")
  }
}
