/// Writes rules of custom properties, one declaration a line.
struct CSSWriter {
  private(set) var bytes: [UInt8] = []

  mutating func rule(
    _ selectors: [String], _ declarations: [(name: String, value: String)]
  ) {
    guard !declarations.isEmpty else { return }
    text(selectors.joined(separator: ",\n"))
    text(" {\n")
    for (name, value) in declarations {
      text("  \(name): \(value);\n")
    }
    text("}\n")
  }

  mutating func text(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
