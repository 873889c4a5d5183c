/// Writes a program as bytes: every number as eight bytes, every operation
/// with a code before its operands.
struct ProgramEncoder {
  private(set) var bytes: [UInt8] = []

  mutating func encode(_ program: Program) {
    add(program.literals.count)
    bytes += program.literals
    add(program.paths.count)
    for field in program.paths { add(Int(field)) }
    for operation in program.operations { encode(operation) }
  }

  private mutating func encode(_ operation: Operation) {
    switch operation {
    case .literal(let start, let count): add(0, Int(start), Int(count))
    case .text(let slot): add(1, slot)
    case .quoted(let slot): add(2, slot)
    case .address(let slot, let policy): add(3, slot, Int(policy.rawValue))
    case .addressPart(let slot, let part): add(4, slot, Int(part.rawValue))
    case .json(let slot): add(5, slot)
    case .html(let slot): add(6, slot)
    case .skipUnless(let slot, let target): add(7, slot, Int(target))
    case .skipIf(let slot, let target): add(8, slot, Int(target))
    case .skipUnlessEqual(let slot, let start, let count, let target):
      add(9, slot, Int(start), Int(count), Int(target))
    case .jump(let target): add(10, Int(target))
    case .with(let slot, let schema, let end):
      add(11, slot, Int(schema), Int(end))
    case .each(let slot, let schema, let end):
      add(12, slot, Int(schema), Int(end))
    }
  }

  private mutating func add(_ code: Int, _ slot: Slot, _ numbers: Int...) {
    add(
      code, Int(slot.frame), Int(slot.field), Int(slot.pathStart),
      Int(slot.pathCount))
    for number in numbers { add(number) }
  }

  private mutating func add(_ numbers: Int...) {
    for number in numbers {
      withUnsafeBytes(of: UInt64(number).littleEndian) { bytes += $0 }
    }
  }
}
