import Site

/// `greenroom select WIDGET`
struct SelectCommand {
  let settings: Settings
  let widget: String

  func run() -> ExitStatus {
    let report = WidgetSelection.report(
      widget, locale: settings.locale, explains: settings.explains,
      of: settings.project)
    let status = DiagnosticOutput(settings: settings).write(report.diagnostics)
    Output.write(report.shown.map { $0 + "\n" }.joined())
    Output.error(report.reasons.map { "\($0.id): \($0.reason)\n" }.joined())
    return status
  }
}
