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
  /// All values of an option that may be given more than once.
  var lists: [Option: [String]] = [:]

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
      request = .help(CommandName.leading(words.dropFirst())?.0)
      return
    default: break
    }
    guard let (command, count) = CommandName.leading(words) else {
      throw Self.unknownCommand(words)
    }
    request = .run(command)
    try read(Array(words.dropFirst(count)), of: command)
  }

  /// The first word may begin a name of two.
  private static func unknownCommand(_ words: [String]) -> UsageError {
    let names = CommandName.allCases.map(\.rawValue)
    let group = names.filter { $0.hasPrefix(words[0] + " ") }
    let second = words.dropFirst().first
    guard !group.isEmpty, second?.hasPrefix("-") ?? true else {
      let name =
        group.isEmpty ? words[0] : words.prefix(2).joined(separator: " ")
      return UsageError(
        message: "unknown command “\(name)”" + suggestion(name, names))
    }
    return UsageError(
      message: "“\(words[0])” is not all: there is “"
        + group.joined(separator: "”, “") + "”")
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
    if case .required(let name) = command.operand, operands.isEmpty {
      throw UsageError(message: "\(name) is missing", command: command)
    }
    for option in command.required where values[option] == nil {
      throw UsageError(message: "\(option.usage) is missing", command: command)
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
    let isRepeatable = command.repeatable.contains(option)
    guard values[option] == nil || isRepeatable else {
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
    if isRepeatable, let value = values[option] {
      lists[option, default: []].append(value)
    }
  }

  private static func suggestion(_ word: String, _ known: [String]) -> String {
    Suggestion.nearest(to: word, among: known)
      .map { "; did you mean “\($0)”?" } ?? ""
  }
}
