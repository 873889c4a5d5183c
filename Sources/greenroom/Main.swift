import Glibc

/// Takes the command line apart, runs the command and exits with its status.
@main
struct Main {
  static func main() async {
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) async -> ExitStatus {
    let arguments: Arguments
    do {
      arguments = try Arguments(words)
    } catch {
      Output.error(
        "greenroom: \(error.message)\n"
          + (error.command.map { Help.usage($0) + "\n" } ?? "")
          + "Try “greenroom --help”.\n")
      return .usage
    }
    switch arguments.request {
    case .version:
      Output.write("greenroom \(Version.current)\n")
      return .success
    case .help(let command):
      Output.write(command.map(Help.text) ?? Help.overview)
      return .success
    case .run(let command):
      return await run(command, arguments)
    }
  }

  private static func run(_ command: CommandName, _ arguments: Arguments) async
    -> ExitStatus
  {
    do {
      let settings = try Settings(arguments)
      switch command {
      case .build: return await BuildCommand(settings: settings).run()
      case .check: return CheckCommand(settings: settings).run()
      case .watch: return await WatchCommand(settings: settings).run()
      case .serve: return await ServeCommand(settings: settings).run()
      case .select:
        return SelectCommand(settings: settings, widget: arguments.operand)
          .run()
      case .template:
        return TemplateCommand(settings: settings, file: arguments.operand)
          .run()
      case .newTheme:
        return ThemeNewCommand(settings: settings, arguments: arguments).run()
      case .schema:
        return try SchemaCommand(name: arguments.operand).run()
      case .initialize:
        return InitCommand(settings: settings, arguments: arguments).run()
      }
    } catch {
      Output.error(
        "greenroom: \(error.message)\n\(Help.usage(command))\n")
      return .usage
    }
  }
}
