import Glibc

/// Standard output carries results, standard error everything else.
enum Output {
  /// Writes a result.
  static func write(_ text: String) { write(Array(text.utf8), STDOUT_FILENO) }

  /// Writes a result.
  static func write(_ bytes: [UInt8]) { write(bytes, STDOUT_FILENO) }

  /// Writes diagnostics, reasons and progress.
  static func error(_ text: String) { write(Array(text.utf8), STDERR_FILENO) }

  /// Whether a person looks at standard error.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private static func write(_ bytes: [UInt8], _ descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress?.advanced(by: done),
          buffer.count - done)
        if count < 0, errno == EINTR { continue }
        // A reader that went away wants no more.
        guard count > 0 else { return }
        done += count
      }
    }
  }
}
