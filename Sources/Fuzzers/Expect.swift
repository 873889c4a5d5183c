import Glibc

/// Ends the process when something that must hold does not, so that the
/// fuzzer keeps the input.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
  if holds { return }
  let line = Array("does not hold: \(what())\n".utf8)
  write(STDERR_FILENO, line, line.count)
  abort()
}

extension Collection<UInt8> {
  /// The bytes as text, what is no UTF-8 replaced.
  var text: String { String(decoding: self, as: UTF8.self) }
}

extension RandomAccessCollection<UInt8> {
  /// What stands before and after the first line feed.
  var firstLineAndRest: (SubSequence, SubSequence) {
    guard let end = firstIndex(of: 0x0A) else { return (self[...], suffix(0)) }
    return (self[..<end], self[index(after: end)...])
  }
}
