/// An option of the command line.
enum Option: String, CaseIterable {
  case project, output, now, format, jobs, locale, data
  case catalog, title, brand, logo, extends, scenario, speed
  case keepGoing = "keep-going"
  case port, lan, quiet, explain, help, version

  /// What stands for the value in usage lines; nil for a switch.
  var valueName: String? {
    switch self {
    case .project, .output: "DIR"
    case .now: "INSTANT"
    case .format: "text|json|github"
    case .jobs: "N"
    case .locale: "LOCALE"
    case .data: "FILE.json"
    case .catalog, .logo, .scenario: "FILE"
    case .title: "TEXT"
    case .brand: "COLOUR"
    case .extends: "THEME"
    case .port, .speed: "N"
    case .keepGoing, .lan, .quiet, .explain, .help, .version: nil
    }
  }

  /// One line on what it does.
  var summary: String {
    switch self {
    case .project: "the folder that holds site.yaml (default: .)"
    case .output: "the folder to write (default: site in the project)"
    case .now: "fixes the clock, as in 2026-06-18T20:00:00Z"
    case .format: "how diagnostics are written (default: text)"
    case .jobs: "how many pages at a time (default: one a core)"
    case .locale: "a locale, such as es; init takes several"
    case .catalog: "the items: JSON or CSV of any form"
    case .title: "what the site is called (default: by its folder)"
    case .brand: "the brand colour, such as '#E5002B'"
    case .logo: "a picture for the first page"
    case .extends: "the theme to build on (default: base)"
    case .scenario: "a scenario: what streams do, and when"
    case .speed: "play the scenario N times as fast; media is not"
    case .data: "the data that fills the template"
    case .keepGoing: "write the pages without errors, and still exit 1"
    case .port: "the port to listen at (default: 8080; 0: any)"
    case .lan: "serve to your network, behind a secret path"
    case .quiet: "no progress and no summary; diagnostics remain"
    case .explain: "say on standard error why the other items are out"
    case .help: "show this help"
    case .version: "show the version"
    }
  }

  /// `--jobs N`
  var usage: String {
    valueName.map { "--\(rawValue) \($0)" } ?? "--\(rawValue)"
  }
}
