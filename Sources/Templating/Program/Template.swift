/// A template compiled for one schema: rendering it cannot fail.
public struct Template: Sendable {
  let program: Program

  /// Appends what the template makes of `record`. A record of another schema
  /// than the template was compiled for renders as nothing.
  public func render(_ record: Record, into output: inout [UInt8]) {
    guard record.schema == program.schemas.first else {
      assertionFailure("the record has another schema than the template")
      return
    }
    program.operations.withUnsafeBufferPointer { operations in
      program.literals.withUnsafeBufferPointer { literals in
        withUnsafeTemporaryAllocation(
          of: Interpreter.Frame.self, capacity: program.frameCount
        ) { frames in
          let interpreter = Interpreter(
            operations: operations, literals: literals, paths: program.paths,
            schemas: program.schemas, frames: frames)
          var buffer = ByteBuffer(capacity: 2 * literals.count + 1_024)
          record.values.withUnsafeBufferPointer {
            frames.initializeElement(at: 0, to: $0)
            interpreter.run(0..<operations.count, depth: 1, into: &buffer)
          }
          output.append(contentsOf: buffer.bytes)
        }
      }
    }
  }

  /// The program in bytes that are equal if and only if two templates render
  /// every record alike step by step; for change detection, not for storage.
  public var fingerprintBytes: [UInt8] {
    var encoder = ProgramEncoder()
    encoder.encode(program)
    return encoder.bytes
  }
}
