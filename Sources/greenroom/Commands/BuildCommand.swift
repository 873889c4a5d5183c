import Diagnostics
import Site

/// `greenroom build`
struct BuildCommand {
  let settings: Settings

  func run() async -> ExitStatus {
    let build = SiteBuild(settings.siteOptions, progress: settings.progress)
    let report = await build.run()
    let status = DiagnosticOutput(settings: settings).write(report.diagnostics)
    if !settings.isQuiet, status == .success || settings.keepsGoing {
      Output.error(report.summary + "\n")
    }
    return status
  }
}

extension SiteBuild.Report {
  /// What was done, as numbers.
  var summary: String {
    "\(rendered) pages rendered, \(written) files written, "
      + "\(kept) unchanged, \(removed) removed"
  }
}

extension Settings {
  /// What the site module needs to know.
  var siteOptions: SiteOptions {
    var options = SiteOptions(project: project, jobs: jobs)
    options.output = output
    options.now = now
    options.keepsGoing = keepsGoing
    options.scenario = scenario
    options.hls = .bundled
    return options
  }

  /// Names each step on a terminal.
  var progress: @Sendable (BuildStep) -> Void {
    guard !isQuiet, Output.isTerminal else { return { _ in } }
    let steps = BuildStep.allCases
    return { step in
      let place = steps.firstIndex(of: step).map { $0 + 1 } ?? 0
      Output.error("[\(place)/\(steps.count)] \(step.rawValue)\n")
    }
  }
}
