import Diagnostics
import Markup

/// The wording of what can be wrong with the files of a project.
extension Diagnostic {
  /// A file that the project needs cannot be read.
  static func unreadable(
    _ file: String, _ problem: FileProblem, at location: SourceLocation?,
    help: String? = nil
  ) -> Diagnostic {
    .error(
      "unreadable-file", at: location ?? SourceLocation(file: file),
      "“\(file)” \(problem.wording)", help: help)
  }

  static func missingSite(_ file: String) -> Diagnostic {
    .error(
      "missing-site", at: SourceLocation(file: file),
      "“\(file)” does not exist",
      help: "give the folder that holds site.yaml with --project DIR")
  }

  static func missingThemeFile(_ file: String) -> Diagnostic {
    .error(
      "missing-theme-file", at: SourceLocation(file: file),
      "the theme has no theme.yaml",
      help: "add “\(file)”, or remove its folder")
  }

  static func missingAsset(
    _ file: String, _ what: String, _ problem: FileProblem,
    at location: SourceLocation
  ) -> Diagnostic {
    .warning(
      "missing-asset", at: location, "the \(what) “\(file)” \(problem.wording)",
      help: "addresses are relative to the file that names them")
  }

  static func unpublishableAsset(
    _ file: String, _ what: String, at location: SourceLocation,
    known: [String]
  ) -> Diagnostic {
    .warning(
      "unknown-file-type", at: location,
      "the \(what) “\(file)” is of a type that is not published",
      help: "use one of these: \(known.joined(separator: ", "))")
  }

  static func noHLSScript(
    _ id: String, _ file: String, at location: SourceLocation
  ) -> Diagnostic {
    .notice(
      "no-hls-script", at: location,
      "“\(id)” plays by HLS, and there is no copy of hls.js for the pages",
      help: "build Greenroom with “make greenroom”, which fetches one, or name "
        + "one with “hlsScript” in “\(file)”")
  }

  static func relativePlaylist(_ url: String, at location: SourceLocation)
    -> Diagnostic
  {
    .warning(
      "relative-playlist", at: location,
      "the playlist “\(url)” is not published: its segments are not known",
      help: "serve it yourself and give its http or https address")
  }

  static func unknownWidget(
    _ id: String, at location: SourceLocation, help: String
  ) -> Diagnostic {
    .error(
      "unknown-widget", at: location, "there is no widget “\(id)”", help: help)
  }

  static func unknownPlayer(
    _ id: String, at location: SourceLocation, help: String
  ) -> Diagnostic {
    .error(
      "unknown-player", at: location, "there is no player “\(id)”", help: help)
  }

  static func unrenderedMarkdown(_ file: String, _ failure: Markdown.Failure)
    -> Diagnostic
  {
    let (line, message): (Int, String) =
      switch failure {
      case .tooLarge: (0, "the text is larger than 1 MiB")
      case .tooDeep(let line): (line, "quotes or lists are nested too deeply")
      case .tooManyBrackets: (0, "there are too many open brackets")
      case .unreadable: (0, "the text cannot be read as Markdown")
      }
    return .error(
      "unrendered-markdown",
      at: SourceLocation(file: file, line: line, column: line == 0 ? 0 : 1),
      message, help: "split it into several pages, or make it simpler")
  }

  /// The output folder cannot be written.
  static func unwritable(_ path: String, _ problem: FileProblem) -> Diagnostic {
    .error(
      "unwritable-output", at: SourceLocation(file: path),
      "“\(path)” \(problem.wording)",
      help: problem == .symbolicLink
        ? "remove what stands there: no link is followed below the output"
        : nil)
  }

  /// A file of the output folder cannot be written.
  static func unwritable(
    _ path: OutputPath, in output: String, _ problem: FileProblem
  ) -> Diagnostic {
    unwritable("\(output)/\(path.string)", problem)
  }

  static func outputHoldsProject(_ path: String) -> Diagnostic {
    .error(
      "output-holds-project", at: SourceLocation(file: path),
      "the output folder “\(path)” is the project or holds it",
      help: "write to a folder of its own, such as site")
  }

  static func projectLocked(_ path: String) -> Diagnostic {
    .error(
      "project-busy", at: SourceLocation(file: path),
      "another build of this project is running",
      help: "wait until it is done")
  }
}
