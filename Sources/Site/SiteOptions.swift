import Localization

/// What a person asks of a build, besides what the project says.
public struct SiteOptions: Sendable {
  /// The project.
  public var project: ProjectFolder
  /// The folder to write; nil means `site` in the project.
  public var output: String?
  /// A fixed clock, which beats `now` of the project.
  public var now: Instant?
  /// The path of a scenario, which `check` looks at.
  public var scenario: String?
  /// How many pages are made at a time, at least 1.
  public var jobs: Int
  /// Whether pages without errors are written although others have some.
  public var keepsGoing = false
  /// The copy of hls.js for sites that name none; nil publishes none.
  public var hls: HLSScript?
  /// Seconds between two looks of an open page at its live file; nil leaves
  /// it to the page, which takes 10.
  public var refreshInterval: Double?

  /// Where the project keeps what stream updates have said.
  public var streamStates = ".greenroom/streams.json"

  /// A build of `project`.
  public init(project: ProjectFolder, jobs: Int) {
    self.project = project
    self.jobs = max(1, jobs)
  }

  /// The path of the folder to write.
  public var outputPath: String { output ?? project.displayPath("site") }
}
