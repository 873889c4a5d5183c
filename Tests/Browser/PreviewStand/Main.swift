import Glibc
import Preview

/// Serves a folder: `preview-stand FOLDER PORT SCRIPT STYLE`. Its input says
/// what is announced, a line each: `changed PATH`, `problems TEXT` or `good`.
@main
struct PreviewStand {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 5, let port = Int(arguments[2]) else { exit(2) }
    let server = try PreviewServer(
      .init(
        folder: arguments[1], port: port, reloadScript: bytes(arguments[3]),
        reloadStylesheet: bytes(arguments[4])))
    print(server.address)
    fflush(nil)
    while let line = readLine() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case "changed": server.announce(changed: [words[1]])
      case "problems": server.announce(problems: words[1])
      default: server.announce(problems: nil)
      }
    }
    server.stop()
  }

  static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }
}
