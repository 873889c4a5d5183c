/// What stands after the name of a command, as usage lines show it.
enum Operand: Equatable {
  case required(String)
  case optional(String)

  var name: String {
    switch self {
    case .required(let name), .optional(let name): name
    }
  }
}

/// A command of the command line.
enum CommandName: String, CaseIterable {
  case initialize = "init"
  case build, check, watch, serve, select, template
  case newTheme = "theme new"
  case schema

  /// The command that the first words name, with the number of its words.
  static func leading(_ words: some Collection<String>) -> (Self, Int)? {
    for count in [2, 1] where words.count >= count {
      let name = words.prefix(count).joined(separator: " ")
      if let command = Self(rawValue: name) { return (command, count) }
    }
    return nil
  }

  /// What stands after its name.
  var operand: Operand? {
    switch self {
    case .build, .check, .watch, .serve: nil
    case .initialize: .optional("[DIR]")
    case .select: .required("WIDGET")
    case .template: .required("FILE")
    case .newTheme: .required("NAME")
    case .schema: .required("site|theme|catalog|scenario")
    }
  }

  /// The options that may be given more than once.
  var repeatable: [Option] { self == .initialize ? [.locale] : [] }

  /// What it cannot do without, besides its operand.
  var required: [Option] { self == .newTheme ? [.brand] : [] }

  /// One line on what it does.
  var summary: String {
    switch self {
    case .initialize: "make a site in an empty folder, from any catalog"
    case .build: "build the site: pages, live files and assets"
    case .check: "report every problem of the project, write nothing"
    case .watch: "build, then keep the site fresh from files and poller"
    case .serve: "watch, and show the site in browsers of this machine"
    case .select: "list the ids that a widget shows, in order"
    case .template: "fill one template by the plain Mustache specification"
    case .newTheme: "make a theme in a brand colour that can be read"
    case .schema: "print the JSON Schema of a file, for editors"
    }
  }

  /// What a person should know before using it.
  var explanation: String {
    switch self {
    case .initialize:
      """
      Fills DIR (default: the current folder) with site.yaml, a theme in the
      brand colour and a first page, all commented; the site builds at once.
      With --catalog it reads a JSON or CSV file of any form, guesses where
      the titles, times and pictures are, and says on standard error what it
      took and how sure it is; “greenroom check” then shows what is read. A
      catalog outside DIR is copied into it. Without --catalog the site has
      twelve samples. No file is ever overwritten.
      """
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
      json as one JSON object. With --scenario it reports the problems of a
      scenario too.
      """
    case .watch:
      """
      Builds the site, then goes on until it is stopped (Ctrl-C). After an
      edit it builds again, as far as the edit reaches; with errors it says so
      and leaves the last good site. When site.yaml has a poller, it asks the
      upstream about the streams that pages show, and renders exactly the
      pages that read what changed. Serve the folder with any web server:
      open pages follow by themselves. What the upstream said is kept in
      .greenroom/streams.json, and “greenroom build” reads it too.
      """
    case .serve:
      """
      Does what watch does, and serves the site at the address that it prints
      on standard output: to programs of this machine alone, or with --lan to
      whoever in your network has the address, which on a terminal it also
      shows as a code for a camera. Open pages reload after an edit that
      changed them, and show the problems of a broken one; when a stream
      moves they change in place. With --scenario the streams move as a
      scenario says, with broadcasts where ffmpeg is installed, and all that
      is written goes to .greenroom/scenario in the project.
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
    case .newTheme:
      """
      Writes themes/NAME/theme.yaml, a dozen commented values over the theme
      that it extends, and notes.md for reviewers. The colours are made from
      the brand colour so that every text meets WCAG AA. Name the theme in
      site.yaml to see it.
      """
    case .schema:
      """
      Writes a JSON Schema (draft-07) to standard output. Keep it in a file
      and name it in the first line of yours, and editors complete and check:
      “# yaml-language-server: $schema=site.schema.json” in YAML,
      “"$schema": "catalog.schema.json"” in JSON.
      """
    }
  }

  /// An example that can be run as it stands.
  var example: String {
    switch self {
    case .build: "greenroom build --project Examples/world-cup"
    case .check: "greenroom check --project Examples/world-cup --format json"
    case .watch: "greenroom watch --project my-site --output public"
    case .serve: "greenroom serve --project my-site --port 0"
    case .select:
      "greenroom select live-now --project Examples/world-cup --explain"
    case .template: "greenroom template card.mustache --data card.json"
    case .initialize:
      "greenroom init demo --title Demo --brand '#E5002B' --locale en"
    case .newTheme:
      "greenroom theme new acme --extends broadcast --brand '#E5002B'"
    case .schema: "greenroom schema site > site.schema.json"
    }
  }

  /// The options that it takes, besides `--help`.
  var options: [Option] {
    switch self {
    case .build:
      [.project, .output, .now, .format, .jobs, .keepGoing, .quiet]
    case .check:
      [.project, .output, .scenario, .now, .format, .jobs, .quiet]
    case .watch: [.project, .output, .now, .format, .jobs, .quiet]
    case .serve:
      [
        .project, .output, .port, .lan, .scenario, .speed, .now, .format,
        .jobs, .quiet,
      ]
    case .select: [.project, .locale, .explain, .now, .format, .quiet]
    case .template: [.data, .format, .quiet]
    case .initialize:
      [.catalog, .title, .brand, .logo, .locale, .extends, .format, .quiet]
    case .newTheme: [.brand, .extends, .project, .format, .quiet]
    case .schema: []
    }
  }
}
