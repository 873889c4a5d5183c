import Catalog
import Diagnostics
import Glibc
import Localization

/// Builds a site: load, select, plan, render, write, report.
public struct SiteBuild: Sendable {
  /// What a build found and did.
  public struct Report: Sendable {
    /// Every problem of the run.
    public var diagnostics: [Diagnostic] = []
    /// What of the catalog's items is read; only `check` looks.
    public var mapping: MappingTable?
    /// How many pages were rendered; the others did not change.
    public var rendered = 0
    /// How many files were written.
    public var written = 0
    /// How many files were left as they are.
    public var kept = 0
    /// How many files of an earlier build were removed.
    public var removed = 0
    /// The files whose bytes are new, by their paths in the output folder.
    public var changed: [String] = []
    /// Whether nothing was written because another process builds the same
    /// project.
    public var isBusy = false

    /// A report of problems, with nothing done.
    public init(diagnostics: [Diagnostic] = []) {
      self.diagnostics = diagnostics
    }
  }

  private var options: SiteOptions
  private let progress: @Sendable (BuildStep) -> Void

  /// A build; `progress` is told when a step begins.
  public init(
    _ options: SiteOptions,
    progress: @escaping @Sendable (BuildStep) -> Void = { _ in }
  ) {
    self.options = options
    self.progress = progress
  }

  /// Builds the site. With errors nothing is written, unless the options keep
  /// going: then what has no errors is.
  public func run() async -> Report {
    let last = LastBuild(options: options, settings: settings)
    if let kept = last.untouchedFiles() {
      var report = Report()
      report.kept = kept
      return report
    }
    return await runWhole(InputTrace()).report
  }

  /// What a build made and wrote.
  struct Parts: Sendable {
    let project: Project
    let plan: SitePlan
    let streams: StreamStates
  }

  /// Builds the site, whatever the last build did; `trace` is told what it
  /// reads.
  ///
  /// - Returns: No parts when nothing was to be written because of errors, or
  ///   when another process was writing.
  func runWhole(_ trace: InputTrace) async -> (report: Report, parts: Parts?) {
    var build = self
    build.options.project.trace = trace
    var report = Report()
    build.progress(.load)
    guard
      let project = Project.load(
        build.options.project, into: &report.diagnostics)
    else { return (report, nil) }
    let streams = build.streams(project, into: &report.diagnostics)
    guard let plan = build.plan(project, streams, into: &report.diagnostics)
    else { return (report, nil) }
    guard await build.write(plan, trace, into: &report) else {
      return (report, nil)
    }
    return (report, Parts(project: project, plan: plan, streams: streams))
  }

  /// Writes what was planned; whether it came to that.
  private func write(
    _ plan: SitePlan, _ trace: InputTrace, into report: inout Report
  ) async -> Bool {
    if report.diagnostics.hasErrors, !options.keepsGoing { return false }
    if let problem = OutputCheck.problem(options) {
      report.diagnostics.append(problem)
      return false
    }
    let result = await SiteWriter(
      plan: plan, options: options, isPartial: report.diagnostics.hasErrors,
      inputs: report.diagnostics.isEmpty ? inputs(trace) : nil,
      progress: progress
    ).run()
    progress(.report)
    report.diagnostics += result.problems
    report.rendered = result.rendered
    report.written = result.written
    report.kept = result.kept
    report.removed = result.removed
    report.changed = result.changed
    report.isBusy = result.isBusy
    return !result.isBusy
  }

  /// Does everything up to the first write.
  public func check() -> Report {
    var report = Report()
    progress(.load)
    let project = Project.load(
      options.project, mapping: &report.mapping, into: &report.diagnostics)
    let scenario = options.scenario.flatMap {
      ScenarioFile.load($0, into: &report.diagnostics)
    }
    if let project {
      scenario?.check(against: project.snapshot, into: &report.diagnostics)
      let streams = streams(project, into: &report.diagnostics)
      _ = plan(project, streams, into: &report.diagnostics)
    }
    return report
  }

  /// Everything that a build makes, before the first write. Nil when there
  /// is too little to show anything.
  package func plan(into diagnostics: inout [Diagnostic]) -> SitePlan? {
    progress(.load)
    guard
      let project = Project.load(options.project, into: &diagnostics)
    else { return nil }
    let streams = streams(project, into: &diagnostics)
    return plan(project, streams, into: &diagnostics)
  }

  /// What stream updates have said beyond the catalog.
  private func streams(
    _ project: Project, into diagnostics: inout [Diagnostic]
  ) -> StreamStates {
    let name = options.streamStates
    var streams = StreamStates()
    if let bytes = try? options.project.read(
      name, limit: StreamStates.maximumSize)
    {
      streams = StreamStates(
        reading: bytes, file: options.project.displayPath(name),
        into: &diagnostics)
    }
    streams.rebase(on: project.snapshot)
    return streams
  }

  private func plan(
    _ project: Project, _ streams: StreamStates,
    into diagnostics: inout [Diagnostic]
  ) -> SitePlan? {
    var project = project
    if let now = options.now { project.configuration.now = now }
    project.hls = project.hls ?? options.hls
    project.refreshInterval = options.refreshInterval
    progress(.select)
    let selections = SiteSelections(project, into: &diagnostics)
    progress(.plan)
    return SitePlan(
      project, selections, streams, program: Self.program,
      into: &diagnostics)
  }

  private func inputs(_ trace: InputTrace) -> Manifest.Inputs? {
    trace.answers.map { Manifest.Inputs(settings: settings, answers: $0) }
  }

  /// A digest of what decides, besides the files, what a build makes.
  private var settings: Fingerprint {
    var digest = Self.program
    digest.combine(Fingerprint(of: options.now?.iso8601 ?? ""))
    if let hls = options.hls { digest.combine(Fingerprint(of: hls.bytes)) }
    if let interval = options.refreshInterval {
      digest.combine(Fingerprint(of: "\(interval)"))
    }
    return digest
  }

  /// A digest of this program: another one may render otherwise.
  private static var program: Fingerprint {
    guard let status = InputFile.status("/proc/self/exe") else {
      return Fingerprint()
    }
    return Fingerprint(of: "\(status.size) \(status.modified)")
  }
}
