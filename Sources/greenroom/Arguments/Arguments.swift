import Diagnostics

/// A command line, taken apart.
struct Arguments: Equatable {
  /// What the command line asks for.
  enum Request: Equatable {
    case run(CommandName)
    case help(CommandName?)
    case version
  }

  /// What is wrong with a command line.
  struct UsageError: Error, Equatable {
    /// What is wrong.
    var message: String
    /// The command that was meant, when that is clear.
    var command: CommandName?
  }

  /// What is asked for.
  var request: Request
  /// What stands after the command.
  var operand = ""
  /// The values of options; a switch has an empty one.
  var values: [Option: String] = [:]

  /// Takes a command line apart, the program's name not among it.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      request = .help(nil)
      return
    }
    switch first {
    case "--version":
      request = .version
      return
    case "--help", "-h", "help":
      request = .help(words.dropFirst().first.flatMap(CommandName.init))
      return
    default: break
    }
    guard let command = CommandName(rawValue: first) else {
      throw UsageError(
        message: "unknown command “\(first)”"
          + Self.suggestion(first, CommandName.allCases.map(\.rawValue)))
    }
    request = .run(command)
    try read(Array(words.dropFirst()), of: command)
  }

  private mutating func read(_ words: [String], of command: CommandName)
    throws(UsageError)
  {
    var operands: [String] = []
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word == "-h" || word == "--help" {
        request = .help(command)
        return
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        try readOption(word, &rest, of: command)
      } else {
        operands.append(word)
      }
    }
    let expected = command.operand == nil ? 0 : 1
    if operands.count > expected {
      throw UsageError(
        message: "unexpected “\(operands[expected])”", command: command)
    }
    if let name = command.operand, operands.isEmpty {
      throw UsageError(message: "\(name) is missing", command: command)
    }
    operand = operands.first ?? ""
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, of command: CommandName
  ) throws(UsageError) {
    let parts = word.split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard
      let option = command.options.first(where: { "--\($0.rawValue)" == name })
    else {
      throw UsageError(
        message: "unknown option “\(name)” of \(command.rawValue)"
          + Self.suggestion(name, command.options.map { "--\($0.rawValue)" }),
        command: command)
    }
    guard values[option] == nil else {
      throw UsageError(message: "“\(name)” is given twice", command: command)
    }
    if option.valueName == nil {
      guard parts.count == 1 else {
        throw UsageError(message: "“\(name)” takes no value", command: command)
      }
      values[option] = ""
    } else if parts.count == 2 {
      values[option] = String(parts[1])
    } else if let value = rest.popFirst() {
      values[option] = value
    } else {
      throw UsageError(message: "“\(name)” needs a value", command: command)
    }
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, among: known)
      .map { "; did you mean “\($0)”?" } ?? ""
  }
}
