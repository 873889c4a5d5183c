import Markup

/// Runs the operations of a program over the records that are open.
///
/// The open records are lent: the pointers are those of arrays that the caller
/// keeps alive, so that no record is copied. Indices come from the compiler,
/// and fields are checked against the record that is there.
struct Interpreter {
  typealias Frame = UnsafeBufferPointer<Value>

  let operations: UnsafeBufferPointer<Operation>
  let literals: UnsafeBufferPointer<UInt8>
  let paths: UnsafeBufferPointer<UInt16>
  let schemas: UnsafeBufferPointer<ObjectIdentifier>
  /// The open records; the first `depth` of them are set.
  let frames: UnsafeMutableBufferPointer<Frame>

  /// Runs the whole program over the outermost record.
  func run(_ record: Record, into output: inout ByteBuffer) {
    record.values.withUnsafeBufferPointer {
      frames.initializeElement(at: 0, to: $0)
      run(0..<operations.count, depth: 1, into: &output)
    }
  }

  private func run(
    _ range: Range<Int>, depth: Int, into output: inout ByteBuffer
  ) {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = operations[next]
      next += 1
      switch operation {
      case .literal(let start, let count):
        output.append(literal(start, count))
      case .text(let slot):
        withValue(slot) { Escaping.appendText($0, &output) }
      case .quoted(let slot):
        withValue(slot) { Escaping.appendQuoted($0, &output) }
      case .address(let slot, let policy):
        withValue(slot) { AddressWriter.append($0, policy, &output) }
      case .addressPart(let slot, let part):
        withValue(slot) { AddressWriter.append($0, part, &output) }
      case .json(let slot):
        withValue(slot) { JSONWriter.append($0, &output) }
      case .html(let slot):
        withValue(slot) {
          if case .html(let html) = $0 {
            html.bytes.withUnsafeBufferPointer { output.append($0) }
          }
        }
      case .skipUnless(let slot, let target):
        if !isPresent(slot) { next = Int(target) }
      case .skipIf(let slot, let target):
        if isPresent(slot) { next = Int(target) }
      case .skipUnlessEqual(let slot, let start, let count, let target):
        if !isEqual(slot, literal(start, count)) { next = Int(target) }
      case .jump(let target):
        next = Int(target)
      case .with(let slot, let schema, let end):
        withValue(slot) {
          if case .record(let record) = $0 {
            open(record, schema, next..<Int(end), depth, &output)
          }
        }
        next = Int(end)
      case .each(let slot, let schema, let end):
        withValue(slot) {
          if case .list(let records) = $0 {
            records.withUnsafeBufferPointer {
              for index in $0.indices {
                open($0[index], schema, next..<Int(end), depth, &output)
              }
            }
          }
        }
        next = Int(end)
      }
    }
  }

  private func open(
    _ record: Record, _ schema: UInt16, _ range: Range<Int>,
    _ depth: Int, _ output: inout ByteBuffer
  ) {
    guard record.schema == schemas[Int(schema)] else {
      assertionFailure("a record has another schema than its field says")
      return
    }
    record.values.withUnsafeBufferPointer {
      frames.initializeElement(at: depth, to: $0)
      run(range, depth: depth + 1, into: &output)
    }
  }

  private func literal(
    _ start: UInt32, _ count: UInt32
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: literals[Int(start)..<Int(start + count)])
  }

  /// Lends the value of a slot; absent when a record on the way is.
  @inline(__always)
  private func withValue(_ slot: Slot, _ body: (Value) -> Void) {
    let frame = frames[Int(slot.frame)]
    let field = Int(slot.field)
    guard let start = frame.baseAddress, field < frame.count else {
      return body(.absent)
    }
    if slot.pathCount == 0 {
      body(start[field])
    } else if let value = follow(slot, start + field) {
      body(value.pointee)
    } else {
      body(.absent)
    }
  }

  /// The value that the path of a slot leads to from its first field. Every
  /// record on the way lives as long as the one that it stands in.
  private func follow(
    _ slot: Slot, _ first: UnsafePointer<Value>
  ) -> UnsafePointer<Value>? {
    var value = first
    let start = Int(slot.pathStart)
    for step in start..<(start + Int(slot.pathCount)) {
      let field = Int(paths[step])
      guard case .record(let record) = value.pointee,
        field < record.values.count,
        let values = record.values.withUnsafeBufferPointer({ $0.baseAddress })
      else { return nil }
      value = values + field
    }
    return value
  }

  private func isPresent(_ slot: Slot) -> Bool {
    var result = false
    withValue(slot) { result = $0.isPresent }
    return result
  }

  private func isEqual(
    _ slot: Slot, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var result = false
    withValue(slot) {
      if case .text(let text) = $0, text.utf8.count == name.count {
        result = Escaping.withUTF8(text) { $0.elementsEqual(name) }
      }
    }
    return result
  }
}
