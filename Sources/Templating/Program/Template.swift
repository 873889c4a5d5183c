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
    var buffer = ByteBuffer(capacity: 2 * program.literals.count + 1_024)
    program.withInterpreter { interpreter in
      interpreter.run(record, into: &buffer)
    }
    output.append(contentsOf: buffer.bytes)
  }

  /// The program in bytes that are equal if and only if two templates render
  /// every record alike step by step; for change detection, not for storage.
  public var fingerprintBytes: [UInt8] {
    var encoder = ProgramEncoder()
    encoder.encode(program)
    return encoder.bytes
  }
}

extension Program {
  /// Lends an interpreter of this program, whose arrays it points into.
  fileprivate func withInterpreter(_ body: (Interpreter) -> Void) {
    operations.withUnsafeBufferPointer { operations in
      literals.withUnsafeBufferPointer { literals in
        paths.withUnsafeBufferPointer { paths in
          schemas.withUnsafeBufferPointer { schemas in
            withUnsafeTemporaryAllocation(
              of: Interpreter.Frame.self, capacity: frameCount
            ) { frames in
              body(
                Interpreter(
                  operations: operations, literals: literals, paths: paths,
                  schemas: schemas, frames: frames))
            }
          }
        }
      }
    }
  }
}
