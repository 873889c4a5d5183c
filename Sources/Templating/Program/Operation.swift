/// Where a value is found: a field of one of the open records, and further
/// fields of the records it leads to.
struct Slot: Hashable, Sendable {
  /// Which open record: 0 is the outermost.
  var frame: UInt16
  var field: UInt16
  /// The further fields, in the paths of the program.
  var pathStart: UInt32
  var pathCount: UInt16
}

/// One step of a compiled template. Targets are indices of operations.
enum Operation: Hashable, Sendable {
  /// Appends bytes of the literals.
  case literal(start: UInt32, count: UInt32)
  /// Appends a text, escaped for text between tags.
  case text(Slot)
  /// Appends a text, escaped for a quoted attribute.
  case quoted(Slot)
  /// Appends a whole address if the policy takes it.
  case address(Slot, AddressPolicy)
  /// Appends a part of an address.
  case addressPart(Slot, AddressPart)
  /// Appends a value as JSON.
  case json(Slot)
  /// Appends markup as it is.
  case html(Slot)
  /// Goes on at the target when the value is not present.
  case skipUnless(Slot, to: UInt32)
  /// Goes on at the target when the value is present.
  case skipIf(Slot, to: UInt32)
  /// Goes on at the target when the value is not the text in the literals.
  case skipUnlessEqual(Slot, start: UInt32, count: UInt32, to: UInt32)
  /// Goes on at the target.
  case jump(to: UInt32)
  /// Opens a record, runs the operations up to the target with it, closes it.
  case with(Slot, schema: UInt16, end: UInt32)
  /// Does so for every record of a list.
  case each(Slot, schema: UInt16, end: UInt32)
}

/// A compiled template: operations over shared pools.
struct Program: Sendable {
  var operations: [Operation] = []
  var literals: [UInt8] = []
  var paths: [UInt16] = []
  /// The schemas of records that are opened; the first is the outermost.
  var schemas: [ObjectIdentifier] = []
  /// How many records are open at once, at most.
  var frameCount = 1
}
