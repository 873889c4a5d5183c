/// Puts a program together; joins literal bytes that follow each other.
struct ProgramBuilder {
  private(set) var program = Program()
  /// Where the literal bytes that have no operation yet start.
  private var pending = 0

  /// Whether the program has outgrown its bounds.
  var isTooLarge: Bool {
    program.operations.count > Limits.operations
      || program.literals.count > Limits.literals
  }

  /// Where the next operation will stand; jumps may lead here.
  mutating func position() -> UInt32 {
    flush()
    return UInt32(program.operations.count)
  }

  mutating func append(_ byte: UInt8) { program.literals.append(byte) }

  mutating func append(_ operation: Operation) {
    flush()
    program.operations.append(operation)
  }

  /// Appends an operation whose target is set later, by `patch`.
  mutating func appendOpen(_ operation: Operation) -> Int {
    append(operation)
    return program.operations.count - 1
  }

  /// Lets the operation at `index` lead to what comes next.
  mutating func patch(_ index: Int) {
    let target = position()
    switch program.operations[index] {
    case .skipUnless(let slot, _):
      program.operations[index] = .skipUnless(slot, to: target)
    case .skipIf(let slot, _):
      program.operations[index] = .skipIf(slot, to: target)
    case .skipUnlessEqual(let slot, let start, let count, _):
      program.operations[index] = .skipUnlessEqual(
        slot, start: start, count: count, to: target)
    case .jump:
      program.operations[index] = .jump(to: target)
    case .with(let slot, let schema, _):
      program.operations[index] = .with(slot, schema: schema, end: target)
    case .each(let slot, let schema, _):
      program.operations[index] = .each(slot, schema: schema, end: target)
    default:
      break
    }
  }

  /// Stores a text that operations compare with.
  mutating func store(_ text: String) -> (start: UInt32, count: UInt32) {
    flush()
    let start = program.literals.count
    program.literals += text.utf8
    pending = program.literals.count
    return (UInt32(start), UInt32(text.utf8.count))
  }

  mutating func slot(frame: Int, fields: [Int]) -> Slot {
    let slot = Slot(
      frame: UInt16(clamping: frame),
      field: UInt16(clamping: fields.first ?? Int(UInt16.max)),
      pathStart: UInt32(program.paths.count),
      pathCount: UInt16(clamping: max(fields.count - 1, 0)))
    program.paths += fields.dropFirst().map { UInt16(clamping: $0) }
    return slot
  }

  mutating func schema(_ id: ObjectIdentifier) -> UInt16 {
    if let index = program.schemas.firstIndex(of: id) {
      return UInt16(clamping: index)
    }
    program.schemas.append(id)
    return UInt16(clamping: program.schemas.count - 1)
  }

  mutating func reserve(frames: Int) {
    program.frameCount = max(program.frameCount, frames)
  }

  consuming func finish() -> Program {
    flush()
    return program
  }

  private mutating func flush() {
    let count = program.literals.count - pending
    guard count > 0 else { return }
    program.operations.append(
      .literal(start: UInt32(pending), count: UInt32(count)))
    pending = program.literals.count
  }
}
