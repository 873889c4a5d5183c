import CFuzzer
import Glibc

/// `Fuzzers NAME [libFuzzer's options] [CORPUS]`
@main
struct Main {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 1, let fuzzer = Fuzzer(rawValue: words[1]) else {
      print(Fuzzer.allCases.map(\.rawValue).joined(separator: "\n"))
      exit(2)
    }
    exit(run(fuzzer, words[...0] + words[2...]))
  }

  private static func run(_ fuzzer: Fuzzer, _ words: ArraySlice<String>)
    -> Int32
  {
    var count = Int32(words.count)
    var arguments: [UnsafeMutablePointer<CChar>?] =
      words.map { strdup($0) } + [nil]
    // The driver takes a C function, which can carry nothing along.
    setenv("GREENROOM_FUZZER", fuzzer.rawValue, 1)
    return arguments.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return withUnsafeMutablePointer(to: &start) { start in
        start.withMemoryRebound(
          to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self,
          capacity: 1
        ) {
          LLVMFuzzerRunDriver(&count, $0) { data, size in
            chosen?.test(
              Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
          }
        }
      }
    }
  }
}

private let chosen = getenv("GREENROOM_FUZZER").flatMap {
  Fuzzer(rawValue: String(cString: $0))
}
