/// What fills the blocks of a template, given by the parent tags around it.
struct Fillers {
  /// A block of a parent tag, with where it comes from.
  struct Filler {
    var block: Block
    var source: TemplateSource
    /// What fills the blocks inside of it.
    var fillers: Fillers
  }

  private var layers: [[String: Filler]] = []

  /// What fills a block: of several the outermost, so that who calls a
  /// template has the last word (~inheritance, "Multi-level inheritance").
  func filler(for name: String) -> Filler? {
    for layer in layers {
      if let filler = layer[name] { return filler }
    }
    return nil
  }

  /// These and the blocks of one more parent tag; of two with one name the
  /// first counts.
  func adding(_ blocks: [Block], of source: TemplateSource) -> Fillers {
    guard !blocks.isEmpty else { return self }
    var layer: [String: Filler] = [:]
    for block in blocks where layer[block.name.text] == nil {
      layer[block.name.text] = Filler(
        block: block, source: source, fillers: self)
    }
    var result = self
    result.layers.append(layer)
    return result
  }

  /// Every block of the given name, outermost first.
  func all(for name: String) -> [Filler] {
    layers.compactMap { $0[name] }
  }
}
