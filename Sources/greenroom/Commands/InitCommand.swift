import Diagnostics
import Documents
import Localization
import Scaffolding
import Site
import Styling

/// `greenroom init [DIR]`
struct InitCommand {
  let settings: Settings
  let arguments: Arguments

  private var folder: String {
    Settings.folder(arguments.operand.isEmpty ? "." : arguments.operand)
  }

  func run() -> ExitStatus {
    var diagnostics: [Diagnostic] = []
    let scaffold = scaffold(into: &diagnostics)
    let isMade =
      scaffold.map {
        FileCreation(in: folder).create($0.files, into: &diagnostics)
      } ?? false
    let status = DiagnosticOutput(settings: settings).write(diagnostics)
    if isMade, let scaffold, !settings.isQuiet { say(scaffold) }
    return status
  }

  private func scaffold(into diagnostics: inout [Diagnostic]) -> SiteScaffold? {
    let logo = logo(into: &diagnostics)
    let source = source(into: &diagnostics)
    let extends = Located(
      arguments.values[.extends] ?? "base",
      at: SourceLocation(file: "--extends"))
    let parent = ProjectFolder(path: folder)
      .theme(extends, into: &diagnostics)
    guard let source, let parent, !diagnostics.hasErrors else { return nil }
    return SiteScaffold(
      title: title, locales: settings.locales,
      brand: settings.brand ?? Self.brand, over: parent, source: source,
      logo: logo)
  }

  /// A blue that is as readable as the one of the theme `base`.
  private static let brand = Color(red: 0x0A, green: 0x5B, blue: 0xD3)

  /// The title that is given, else the name of the folder.
  private var title: String {
    if let title = arguments.values[.title], title.contains(where: \.isWord) {
      return title
    }
    let path = ProjectFolder(path: folder).resolvedPath ?? folder
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let words = name.split { $0 == "-" || $0 == "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let title = words.joined(separator: " ")
    return title.contains(where: \.isWord) ? title : "Preview"
  }

  // MARK: Files that are given

  private func source(
    into diagnostics: inout [Diagnostic]
  ) -> SiteScaffold.Source? {
    guard let file = arguments.values[.catalog] else { return .sample }
    guard let bytes = read(file, limit: 1 << 30, into: &diagnostics) else {
      return nil
    }
    let isTable = [".csv", ".tsv"].contains { file.lowercased().hasSuffix($0) }
    let inside = ProjectFolder(path: folder).relativePath(of: file)
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let parent = file.contains("/") ? String(file.dropLast(name.count)) : ""
    let guess = CatalogGuess(
      bytes, file: file, isTable: isTable,
      locale: settings.locales.first ?? LocaleID("en"),
      exists: { path in
        !path.hasPrefix("/") && InputFile.status(parent + path) != nil
      }, into: &diagnostics)
    return guess.map {
      .file(path: inside ?? name, copy: inside == nil ? bytes : nil, $0)
    }
  }

  private static let pictures = [
    "avif", "gif", "jpeg", "jpg", "png", "svg", "webp",
  ]

  private func logo(
    into diagnostics: inout [Diagnostic]
  ) -> (ending: String, bytes: [UInt8])? {
    guard let file = arguments.values[.logo] else { return nil }
    let ending = file.split(separator: ".").last?.lowercased() ?? ""
    guard Self.pictures.contains(ending) else {
      diagnostics.append(
        .error(
          "unsupported-type", at: SourceLocation(file: file),
          "“\(file)” is no picture that pages show",
          help:
            "the name ends in one of \(Self.pictures.joined(separator: ", "))"))
      return nil
    }
    return read(file, limit: 32 << 20, into: &diagnostics)
      .map { (ending, $0) }
  }

  private func read(
    _ file: String, limit: Int, into diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    do throws(FileProblem) {
      return try InputFile.read(file, limit: limit)
    } catch {
      diagnostics.append(
        .error(
          "unreadable-file", at: SourceLocation(file: file),
          "“\(file)” \(error.wording)"))
      return nil
    }
  }

  // MARK: What is said

  private func say(_ scaffold: SiteScaffold) {
    if case .file(_, _, let guess) = scaffold.source,
      let file = arguments.values[.catalog]
    {
      Output.error(guess.report(of: file))
    }
    let project = folder == "." ? "" : " --project \(folder)"
    Output.error(
      "wrote \(scaffold.files.count) files to \(folder)\n"
        + "next: greenroom build\(project)\n")
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber }
}
