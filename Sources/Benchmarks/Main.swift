import Diagnostics
import Rendering
import Site

/// `greenroom-benchmarks PROJECT [SUBJECT]`: measures how fast the pages of a
/// project are rendered in memory. With the subject `flip` it builds the
/// project and measures how long a stream update takes.
///
/// Prints a line a measurement, its parts between tabs: the name, pages a
/// second of one core, bytes a page.
@main
struct Main {
  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    guard let path = words.first else {
      print("usage: greenroom-benchmarks PROJECT [SUBJECT]")
      return
    }
    var diagnostics: [Diagnostic] = []
    let options = SiteOptions(project: ProjectFolder(path: path), jobs: 1)
    if words.last == "flip" {
      print(await Flip(options)?.measure() ?? "no stream is shown")
      return
    }
    guard let plan = SiteBuild(options).plan(into: &diagnostics) else {
      print(DiagnosticFormat.text.render(diagnostics))
      return
    }
    for subject in subjects(of: plan)
    where words.count < 2 || subject.name == words.last {
      print(subject.measure())
    }
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
