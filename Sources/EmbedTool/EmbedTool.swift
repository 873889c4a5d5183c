import Foundation

/// Writes a Swift file that holds the text of other files:
/// `EmbedTool OUTPUT ROOT FILE…`, every FILE below ROOT.
@main
struct EmbedTool {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, arguments.count >= 2 else {
      throw Problem(message: "usage: EmbedTool OUTPUT ROOT FILE…")
    }
    let root = arguments[arguments.startIndex + 1] + "/"
    let entries = try arguments.dropFirst(2).sorted().map { file in
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Problem(message: "\(file): error: not UTF-8 text")
      }
      let path = file.hasPrefix(root) ? file.dropFirst(root.count) : file[...]
      return "  (\(literal(String(path))), \(literal(text))),\n"
    }
    let source =
      "let embeddedFiles: [(StaticString, StaticString)] = [\n"
      + entries.joined() + "]\n"
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// A Swift string literal whose value is `text`, byte for byte.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result + "\""
  }

  struct Problem: Error, CustomStringConvertible {
    var message: String
    var description: String { message }
  }
}
