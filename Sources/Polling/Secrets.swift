import Diagnostics

/// Values of the environment, which appear in no output.
struct Secrets: Sendable {
  /// Shorter values are not looked for: they are parts of ordinary words.
  private static let minimumLength = 4
  private var values: [(name: String, value: String)] = []

  /// Adds the values of variables.
  mutating func add(_ variables: [String: String]) {
    for (name, value) in variables.sorted(by: { $0.key < $1.key })
    where value.utf8.count >= Self.minimumLength
      && !values.contains(where: { $0.name == name })
    {
      values.append((name, value))
    }
    // A value may be a part of another one.
    values.sort {
      ($1.value.utf8.count, $0.name) < ($0.value.utf8.count, $1.name)
    }
  }

  /// A diagnostic with references in the place of values: an upstream may
  /// send back what it was sent.
  func hide(in diagnostic: Diagnostic) -> Diagnostic {
    guard !values.isEmpty else { return diagnostic }
    var hidden = diagnostic
    hidden.message = hide(in: diagnostic.message)
    hidden.help = diagnostic.help.map(hide)
    for place in hidden.notes.indices {
      hidden.notes[place].message = hide(in: hidden.notes[place].message)
    }
    return hidden
  }

  /// A text with references in the place of values.
  func hide(in text: String) -> String {
    values.reduce(text) { text, secret in
      replace(secret.value, by: "${\(secret.name)}", in: text)
    }
  }

  private func replace(
    _ value: String, by name: String, in text: String
  ) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let value = Array(value.utf8)
    while !rest.isEmpty {
      if rest.starts(with: value) {
        result += name.utf8
        rest = rest.dropFirst(value.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
