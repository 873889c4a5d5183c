import Bundled
import Diagnostics
import Preview
import Site

/// `greenroom serve`
struct ServeCommand {
  private(set) var settings: Settings

  init(settings: Settings) {
    self.settings = settings
    if settings.scenario != nil, settings.output == nil {
      self.settings.output = LiveRehearsal.output(of: settings.project)
    }
  }

  func run() async -> ExitStatus {
    let output = DiagnosticOutput(settings: settings)
    var rehearsal: LiveRehearsal?
    if let path = settings.scenario {
      var diagnostics: [Diagnostic] = []
      rehearsal = LiveRehearsal(path, settings, into: &diagnostics)
      guard rehearsal != nil else { return output.write(diagnostics) }
    }
    StopSignals.endTheProcess { [rehearsal] in rehearsal?.stop() }
    defer { rehearsal?.stop() }
    let server: PreviewServer
    do {
      server = try PreviewServer(configuration(rehearsal?.routes ?? []))
    } catch {
      return output.write([.preview(error)])
    }
    rehearsal?.address = server.address
    Output.write(server.address + "\n")
    if settings.isInNetwork { showCode(server.address) }
    var loop = LiveLoop(settings, server: server, rehearsal: rehearsal)
    return await loop.run()
  }

  private func configuration(
    _ routes: [PreviewRoute]
  ) throws(PreviewProblem) -> PreviewServer.Configuration {
    PreviewServer.Configuration(
      folder: settings.siteOptions.outputPath, port: settings.port,
      access: try access(), routes: routes,
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
    .error("cannot-serve", at: nil, problem.message, help: problem.help)
  }
}
