/// The help texts, made from the table of commands and options.
enum Help {
  /// `greenroom --help`.
  static var overview: String {
    """
    Greenroom turns a site config, a catalog snapshot and style themes into
    preview pages of video widgets and players.

    usage: greenroom COMMAND [OPTION …]

    commands:
    \(table(CommandName.allCases.map { ($0.rawValue, $0.summary) }))

    options:
    \(table([Option.help, .version].map { ($0.usage, $0.summary) }))

    “greenroom COMMAND --help” tells more, with an example.
    Exit status: 0 without errors, 1 with errors, 2 for wrong usage.

    """
  }

  /// `greenroom COMMAND --help`.
  static func text(_ command: CommandName) -> String {
    let options = command.options + [.help]
    return """
      \(usage(command))

      \(command.summary)

      \(command.explanation)

      options:
      \(table(options.map { ($0.usage, $0.summary) }))

      example:
        \(command.example)

      """
  }

  /// The usage line of a command.
  static func usage(_ command: CommandName) -> String {
    let operand = command.operand.map { " \($0.name)" } ?? ""
    return "usage: greenroom \(command.rawValue)\(operand) [OPTION …]"
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(name)\(padding)  \(summary)"
    }.joined(separator: "\n")
  }
}
