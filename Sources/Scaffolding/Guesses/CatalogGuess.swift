import Catalog
import Configuration
import Diagnostics
import Documents
import Localization

/// A catalog of any form with all that is needed to read it.
public struct CatalogGuess: Sendable {
  /// What was guessed; empty for a catalog in Greenroom's own format.
  public private(set) var guesses: [Guess] = []
  /// A JSON Pointer to the list of items; nil where it is where it should be.
  public private(set) var items: String?
  /// How many items the list has.
  public let count: Int
  /// Optional keys that were left out, since their values cannot be read.
  public private(set) var dropped: [String] = []
  /// Keys that items have under our name, but not in our form.
  public private(set) var ignored: [String] = []
  /// The items as they are read.
  let snapshot: CatalogSnapshot
  /// The locales of its titles, in the order in which they are met.
  let locales: [LocaleID]

  /// Whether there is anything to say in `map`.
  var isNative: Bool { guesses.isEmpty }

  /// Beyond so many items, what can be read is not tried out key by key.
  private static let triedItems = 20_000

  /// Reads a catalog of any form.
  ///
  /// - Parameters:
  ///   - isTable: whether it is CSV; otherwise it is JSON.
  ///   - locale: the locale of texts that say none.
  ///   - exists: whether a file stands at a path from the catalog's folder.
  /// - Returns: nil, with an error, when there is no list of items, or none of
  ///   the fields can be an id or a title.
  public init?(
    _ bytes: [UInt8], file: String, isTable: Bool, locale: LocaleID?,
    exists: @escaping (String) -> Bool, into diagnostics: inout [Diagnostic]
  ) {
    guard
      let catalog = ForeignCatalog(
        bytes, file: file, isTable: isTable, into: &diagnostics)
    else { return nil }
    count = catalog.count
    if catalog.list == ["items"],
      let snapshot = Self.readNative(catalog.input)
    {
      self.snapshot = snapshot
      locales = Self.locales(of: snapshot)
      return
    }
    if !isTable, catalog.list != ["items"] {
      items = JSONPointer(steps: catalog.list).text
    }
    let guesser = Guesser(catalog: catalog, locale: locale, exists: exists)
    let guesses = guesser.guesses()
    for key in ["id", "title"] where !guesses.contains(where: { $0.key == key })
    {
      diagnostics.append(.noGuess(key, in: file))
    }
    guard guesses.contains(where: { $0.key == "id" }),
      guesses.contains(where: { $0.key == "title" })
    else { return nil }
    var trial = MapTrial(catalog, items: items, guesses: guesses)
    if catalog.count <= Self.triedItems { trial.improve() }
    guard let snapshot = trial.snapshot else { return nil }
    self.guesses = trial.guesses
    dropped = trial.dropped
    ignored = trial.ignored
    self.snapshot = snapshot
    locales = Self.locales(of: snapshot)
  }

  private static func readNative(_ input: CatalogInput) -> CatalogSnapshot? {
    var diagnostics: [Diagnostic] = []
    let snapshot = CatalogSnapshot.read(input, into: &diagnostics)
    return diagnostics.hasErrors || snapshot?.items.isEmpty != false
      ? nil : snapshot
  }

  private static func locales(of snapshot: CatalogSnapshot) -> [LocaleID] {
    var locales: [LocaleID] = []
    for item in snapshot.items.prefix(400) {
      for case let locale? in item.title.entries.map(\.locale)
      where !locales.contains(locale) {
        locales.append(locale)
      }
    }
    return locales
  }

  /// What was taken from where, a line a key, for people.
  public func report(of file: String) -> String {
    guard !isNative else {
      return "\(file): \(count) items in Greenroom's own format\n"
    }
    let place = items.map { $0.isEmpty ? "" : " at \($0)" } ?? ""
    var text = "\(file): \(count) items\(place); this was guessed:\n"
    let width = guesses.map(\.key.count).max() ?? 0
    for guess in guesses {
      let space = String(repeating: " ", count: width - guess.key.count)
      text += "  \(guess.key)\(space)  \(guess.sureness.rawValue.padded(6))  "
      text += "\(guess.source)  e.g. \(YAMLText.comment(guess.sample))\n"
      if let remark = guess.remark {
        text += String(repeating: " ", count: width + 12) + "\(remark)\n"
      }
    }
    for key in dropped {
      text += "  \(key) was left out: its values cannot be read\n"
    }
    let known = guesses.map(\.key) + dropped
    let missing = ItemKeys.all.filter { !known.contains($0) }
    text += "  not found: \(missing.joined(separator: ", "))\n"
    if known.contains("startTime"),
      !guesses.contains(where: { $0.key == "streamState" })
    {
      text +=
        "  without a streamState all items are on-demand videos; "
        + "“streamState: {constant: upcoming}” in map makes them streams\n"
    }
    return text
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
