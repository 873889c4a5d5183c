import Bundled
import Diagnostics
import Documents
import Rendering
import Templating

/// The templates, stylesheets and scripts of a site: the bundled ones, with
/// the project's `Templates/` laid over them file by file.
struct TemplateFiles {
  /// The compiled templates.
  var pages: PageTemplates
  /// The stylesheets joined, in the order of their names.
  var stylesheet: [UInt8]
  /// The bundled scripts joined, in the order of their names, then each
  /// further one of the site.
  var scripts: [[UInt8]]

  /// Reads and compiles them. Nil when nothing can be rendered at all.
  static func load(
    _ folder: ProjectFolder, into diagnostics: inout [Diagnostic]
  ) -> TemplateFiles? {
    let layers = [
      ("Templates", ".mustache"), ("Templates/styles", ".css"),
      ("Templates/scripts", ".js"),
    ].map { files(in: $0, ending: $1, folder, into: &diagnostics) }
    let sources = layers[0].map { name, file in
      TemplateSource(
        name: String(name.dropLast(".mustache".count)), file: file.display,
        bytes: file.bytes)
    }
    var problems: [Diagnostic] = []
    let pages = PageTemplates(
      TemplateLibrary(sources: sources), into: &problems)
    diagnostics += distinct(problems)
    guard !pages.isEmpty else { return nil }
    return TemplateFiles(
      pages: pages,
      stylesheet: Array(layers[1].map(\.1.bytes).joined(separator: [0x0A])),
      scripts: scripts(layers[2]))
  }

  /// A mistake in a script of the site's own does not stop the bundled ones.
  private static func scripts(_ files: [(String, File)]) -> [[UInt8]] {
    let joined = files.filter { $0.1.isBundledName }.map { _, file in
      file.isBundled ? ScriptText.compact(file.bytes) : file.bytes
    }
    return [Array(joined.joined(separator: [0x0A]))]
      + files.filter { !$0.1.isBundledName }.map(\.1.bytes)
  }

  /// A mistake in a partial shows wherever it is used: once is enough.
  private static func distinct(_ problems: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return problems.filter { problem in
      var plain = problem
      plain.notes = []
      return seen.insert(plain).inserted
    }
  }

  private struct File {
    var display: String
    var bytes: [UInt8]
    /// Whether it is a bundled one, and whether one has its name.
    var isBundled = false
    var isBundledName = false
  }

  /// The files of one folder by name, sorted; the project's own win.
  private static func files(
    in path: String, ending: String, _ folder: ProjectFolder,
    into diagnostics: inout [Diagnostic]
  ) -> [(String, File)] {
    var files: [String: File] = [:]
    for bundled in BundledFile.below(path) {
      let name = String(bundled.path.dropFirst(path.count + 1))
      guard name.hasSuffix(ending), !name.contains("/") else { continue }
      files[name] = File(
        display: "\(bundled.path) (bundled)", bytes: bundled.bytes,
        isBundled: true, isBundledName: true)
    }
    for name in folder.names(in: path) where name.hasSuffix(ending) {
      let display = folder.displayPath("\(path)/\(name)")
      do {
        let bytes = try folder.read(
          "\(path)/\(name)", limit: SizeLimits.template)
        // Templates look after themselves; the others are joined as they are.
        if ending != ".mustache",
          let problem = TextFile.encodingProblem(in: bytes, file: display)
        {
          diagnostics.append(problem)
        }
        files[name] = File(
          display: display, bytes: TextFile.withoutMark(bytes),
          isBundledName: files[name] != nil)
      } catch {
        diagnostics.append(.unreadable(display, error, at: nil))
      }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
