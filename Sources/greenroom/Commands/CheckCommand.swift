import Site

/// `greenroom check`
struct CheckCommand {
  let settings: Settings

  func run() -> ExitStatus {
    let report = SiteBuild(settings.siteOptions, progress: settings.progress)
      .check()
    if let mapping = report.mapping, mapping.isWorthShowing {
      Output.write(settings.format == .json ? mapping.json : mapping.text)
    }
    let status = DiagnosticOutput(settings: settings).write(report.diagnostics)
    if status == .success, report.diagnostics.isEmpty, !settings.isQuiet {
      Output.error("no problems\n")
    }
    return status
  }
}
