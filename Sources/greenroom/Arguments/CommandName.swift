/// A command of the command line.
enum CommandName: String, CaseIterable {
  case build, check, select, template

  /// What must stand after its name.
  var operand: String? {
    switch self {
    case .build, .check: nil
    case .select: "WIDGET"
    case .template: "FILE"
    }
  }

  /// One line on what it does.
  var summary: String {
    switch self {
    case .build: "build the site: pages, live files and assets"
    case .check: "report every problem of the project, write nothing"
    case .select: "list the ids that a widget shows, in order"
    case .template: "fill one template by the plain Mustache specification"
    }
  }

  /// What a person should know before using it.
  var explanation: String {
    switch self {
    case .build:
      """
      Reads site.yaml, the catalog, the themes, the templates and the Markdown
      pages of the project, and writes the site. Files that did not change are
      not touched; files that an earlier build wrote and this one does not are
      removed; nothing else is. Errors stop the build before it writes, unless
      --keep-going is given.
      """
    case .check:
      """
      Does everything that build does up to the first write, and reports all
      problems of the project in one run. Standard output says where each key
      of the catalog is read from, how many items have it, and which fields
      are not used, when a map is given or there are such fields; with --format
      json as one JSON object.
      """
    case .select:
      """
      Writes the ids to standard output, one a line, in the order in which
      the widget shows them; with --explain, standard error says why each of
      the other items is out.
      """
    case .template:
      """
      Writes the filled template to standard output. Partials and parents are
      the files NAME.mustache beside FILE. This is plain Mustache: everything
      is escaped as text for HTML, and no name is an error.
      """
    }
  }

  /// An example that can be run as it stands.
  var example: String {
    switch self {
    case .build: "greenroom build --project Examples/world-cup"
    case .check: "greenroom check --project Examples/world-cup --format json"
    case .select:
      "greenroom select live-now --project Examples/world-cup --explain"
    case .template: "greenroom template card.mustache --data card.json"
    }
  }

  /// The options that it takes, besides `--help`.
  var options: [Option] {
    switch self {
    case .build:
      [.project, .output, .now, .format, .jobs, .keepGoing, .quiet]
    case .check: [.project, .output, .now, .format, .jobs, .quiet]
    case .select: [.project, .locale, .explain, .now, .format, .quiet]
    case .template: [.data, .format, .quiet]
    }
  }
}
