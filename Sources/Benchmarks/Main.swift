import Diagnostics
import Site

/// `greenroom-benchmarks PROJECT`: measures how fast the pages of a project
/// are rendered in memory.
///
/// Prints a line a measurement, its parts between tabs: the name, pages a
/// second of one core, bytes a page.
@main
struct Main {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      print("usage: greenroom-benchmarks PROJECT")
      return
    }
    let project = ProjectFolder(path: CommandLine.arguments[1])
    var diagnostics: [Diagnostic] = []
    guard
      let plan = SiteBuild(SiteOptions(project: project, jobs: 1))
        .plan(into: &diagnostics)
    else {
      print(DiagnosticFormat.text.render(diagnostics))
      return
    }
    for subject in subjects(of: plan) { print(subject.measure()) }
  }

  /// The first widget of the site, with and without the file that its page
  /// polls, then every player page.
  private static func subjects(of plan: SitePlan) -> [Subject] {
    let widget = plan.pages.filter { $0.kind == .widget(0) }
    let players = plan.pages.filter {
      if case .player = $0.kind { true } else { false }
    }
    return [
      Subject(name: "widget page", plan, widget, withLive: false),
      Subject(name: "widget page and live file", plan, widget),
      Subject(name: "player page and live file", plan, players),
    ]
  }
}
