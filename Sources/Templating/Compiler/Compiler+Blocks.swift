import Diagnostics

extension Compiler {
  /// A block: what fills it, else its own body.
  mutating func compileBlock(_ block: Block) {
    let name = block.name.text
    guard state == .text else {
      report(.includePlace(name, state, at: location(block.name.tag)))
      return
    }
    metBlocks.insert(name)
    for filler in fillers.all(for: name) {
      usedBlocks.insert(
        Place(template: filler.source.name, offset: filler.block.name.tag))
    }
    guard let filler = fillers.filler(for: name) else {
      compile(block.body)
      checkEnd(of: "the block “\(name)”", at: block.end)
      return
    }
    let outer = (source, margin, fillers)
    let inner = margin.margin(
      of: filler.block, in: filler.source, at: block, in: source)
    // A filler that starts on a line of its own in a place that does not, or
    // the other way round, goes on with the line or starts one.
    if filler.block.opensLine, !block.opensLine { joinsLine = true }
    if !filler.block.opensLine, block.opensLine {
      for byte in inner.indentation { literal(byte, at: block.name.tag) }
    }
    (source, margin, fillers) = (filler.source, inner, filler.fillers)
    compile(filler.block.body)
    checkEnd(of: "the block “\(name)”", at: filler.block.end)
    joinsLine = false
    (source, margin, fillers) = outer
  }

  /// Reports the blocks of a parent tag that the parent has no place for.
  mutating func checkUse(of arguments: [Block], parent: String) {
    for block in arguments {
      let place = Place(template: source.name, offset: block.name.tag)
      guard !usedBlocks.contains(place) else { continue }
      report(
        .unknownBlock(
          block.name.text, parent: parent,
          at: location(block.name.offset), among: metBlocks.sorted()))
    }
  }
}
