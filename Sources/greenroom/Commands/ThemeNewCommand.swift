import Diagnostics
import Documents
import Scaffolding
import Site

/// `greenroom theme new NAME --extends THEME --brand COLOUR`
struct ThemeNewCommand {
  let settings: Settings
  let arguments: Arguments

  func run() -> ExitStatus {
    var diagnostics: [Diagnostic] = []
    let made = make(into: &diagnostics)
    let status = DiagnosticOutput(settings: settings).write(diagnostics)
    if let made, !settings.isQuiet {
      Output.error(
        made.map { "wrote \($0)\n" }.joined()
          + "name “\(arguments.operand)” under “themes” in site.yaml to see "
          + "it\n")
    }
    return status
  }

  /// The files that were made.
  private func make(into diagnostics: inout [Diagnostic]) -> [String]? {
    let name = arguments.operand
    let place = SourceLocation(file: "--extends")
    if let problem = Identifier.problem(in: name) {
      diagnostics.append(
        .error(
          "invalid-name", at: nil,
          "“\(name)” cannot be the name of a theme: \(problem.text)",
          help: "take one such as acme"))
      return nil
    }
    let extends = Located(arguments.values[.extends] ?? "base", at: place)
    guard let brand = settings.brand,
      let parent = settings.project.theme(extends, into: &diagnostics)
    else { return nil }
    let scaffold = ThemeScaffold(name: name, brand: brand, over: parent)
    let folder = settings.project.path
    let isMade = FileCreation(in: folder)
      .create(scaffold.files, into: &diagnostics)
    guard isMade else { return nil }
    return scaffold.files.map {
      folder == "." ? $0.path : "\(folder)/\($0.path)"
    }
  }
}
