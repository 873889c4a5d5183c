import Bundled
import Diagnostics
import Preview
import Site

/// `greenroom serve`
struct ServeCommand {
  let settings: Settings

  func run() async -> ExitStatus {
    StopSignals.endTheProcess()
    let server: PreviewServer
    do {
      server = try PreviewServer(configuration())
    } catch {
      return DiagnosticOutput(settings: settings).write([.preview(error)])
    }
    Output.write(server.address + "\n")
    if settings.isInNetwork { showCode(server.address) }
    return await LiveLoop(settings, server: server).run()
  }

  private func configuration() throws(PreviewProblem)
    -> PreviewServer.Configuration
  {
    PreviewServer.Configuration(
      folder: settings.siteOptions.outputPath, port: settings.port,
      access: try access(),
      reloadScript: Self.bundled("reload.js"),
      reloadStylesheet: Self.bundled("reload.css"))
  }

  private func access() throws(PreviewProblem) -> PreviewAccess {
    guard settings.isInNetwork else { return .loopback }
    guard let address = PrivateAddress.find() else { throw .noPrivateAddress }
    return .lan(address: address, token: AccessToken.random())
  }

  /// The address for a camera to read.
  private func showCode(_ address: String) {
    guard Output.isTerminal, !settings.isQuiet,
      let code = QRCode(address)
    else { return }
    Output.error(code.lines(coloured: true).joined(separator: "\n") + "\n")
  }

  private static func bundled(_ name: String) -> [UInt8] {
    BundledFile.below("Templates/preview")
      .first { $0.path == "Templates/preview/\(name)" }?.bytes ?? []
  }
}

extension Diagnostic {
  /// Why the preview server or the watcher cannot start.
  static func preview(_ problem: PreviewProblem) -> Diagnostic {
    .error("preview", at: nil, problem.message, help: problem.help)
  }
}
