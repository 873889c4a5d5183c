import Catalog
import Diagnostics
import Documents

/// Reads a catalog through a guessed map, and leaves out what does not work.
struct MapTrial {
  private let catalog: ForeignCatalog
  private let items: String?
  private(set) var guesses: [Guess]
  private(set) var dropped: [String] = []
  private(set) var ignored: [String] = []

  init(_ catalog: ForeignCatalog, items: String?, guesses: [Guess]) {
    self.catalog = catalog
    self.items = items
    self.guesses = guesses
  }

  /// The items as the map reads them.
  var snapshot: CatalogSnapshot? { read().0 }

  /// Leaves out optional keys as long as that leaves fewer errors.
  mutating func improve() {
    var errors = read().1
    let own = catalog.fields.compactMap {
      $0.steps.count == 1 && ItemKeys.all.contains($0.name) ? $0.name : nil
    }
    let guessed = guesses.map(\.key).filter { $0 != "id" && $0 != "title" }
    for key in own.filter({ !guesses.map(\.key).contains($0) }) + guessed {
      guard errors > 0 else { return }
      var trial = self
      trial.guesses.removeAll { $0.key == key }
      if own.contains(key) { trial.ignored.append(key) }
      if guessed.contains(key) { trial.dropped.append(key) }
      let fewer = trial.read().1
      if fewer < errors {
        self = trial
        errors = fewer
      }
    }
  }

  private func read() -> (CatalogSnapshot?, errors: Int) {
    var diagnostics: [Diagnostic] = []
    let text =
      "map:\n"
      + MapText(guesses: guesses, ignored: ignored).lines
      .map { "  \($0)\n" }.joined()
    let map = YAML.parse(
      Array(text.utf8), file: "site.yaml", into: &diagnostics
    ).flatMap { root -> Node? in
      guard case .mapping(let entries) = root.value else { return nil }
      return entries.first?.value
    }
    let pointer = items.map {
      Located($0, at: SourceLocation(file: "site.yaml"))
    }
    let snapshot = CatalogSnapshot.read(
      catalog.input, format: CatalogFormat(items: pointer, map: map),
      into: &diagnostics)
    return (snapshot, diagnostics.count { $0.severity == .error })
  }
}

/// The lines of a guessed `map`, each with how sure it is and a sample.
struct MapText {
  let guesses: [Guess]
  let ignored: [String]

  var lines: [String] {
    guesses.flatMap { guess in
      let sample = YAMLText.comment(guess.sample)
      let remark = guess.remark.map { "; \($0)" } ?? ""
      return [
        "# \(guess.sureness.rawValue)\(remark); e.g. \(sample)",
        "\(guess.key): \(guess.source)",
      ]
    } + ignored.map { "\($0): null  # not in a form that can be read" }
  }
}
