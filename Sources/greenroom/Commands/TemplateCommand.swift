import Diagnostics
import Documents
import Site
import Templating

/// `greenroom template FILE --data FILE.json`
struct TemplateCommand {
  let settings: Settings
  let file: String

  /// The largest template and data file.
  private static let sizeLimit = 64 << 20

  func run() -> ExitStatus {
    var diagnostics: [Diagnostic] = []
    let result = render(into: &diagnostics)
    let status = DiagnosticOutput(settings: settings).write(diagnostics)
    if let result { Output.write(result) }
    return status
  }

  private func render(into diagnostics: inout [Diagnostic]) -> [UInt8]? {
    let template = read(file, into: &diagnostics)
    let dataFile = settings.data
    let data =
      dataFile.map { read($0, into: &diagnostics) } ?? Array("{}".utf8)
    guard let template, let data,
      let document = JSONDocument.parse(
        data, file: dataFile ?? "no data", into: &diagnostics)
    else { return nil }
    let folder = file.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    return PlainTemplate.render(
      TemplateSource(name: file, file: file, bytes: template),
      data: document.root,
      partials: { partial($0, in: folder) }, into: &diagnostics)
  }

  /// A partial beside the file; its name may not lead elsewhere.
  private func partial(_ name: String, in folder: String) -> TemplateSource? {
    guard !name.contains("/"), !name.hasPrefix("."), !name.contains("\0")
    else { return nil }
    let path = (folder.isEmpty ? "" : folder + "/") + name + ".mustache"
    guard let bytes = try? InputFile.read(path, limit: Self.sizeLimit) else {
      return nil
    }
    return TemplateSource(name: name, file: path, bytes: bytes)
  }

  private func read(_ file: String, into diagnostics: inout [Diagnostic])
    -> [UInt8]?
  {
    do {
      return try InputFile.read(file, limit: Self.sizeLimit)
    } catch {
      diagnostics.append(
        .error(
          "unreadable-file", at: SourceLocation(file: file),
          "“\(file)” \(error.wording)"))
      return nil
    }
  }
}
