import Catalog
import Diagnostics

/// Brings an output folder in line with a plan: pages in parallel, assets
/// first, orphans last.
struct SiteWriter {
  /// What a build did to the output folder.
  struct Result: Sendable {
    var rendered = 0
    var written = 0
    var kept = 0
    var removed = 0
    var changed: [String] = []
    var problems: [Diagnostic] = []
    var isBusy = false
  }

  let plan: SitePlan
  let options: SiteOptions
  /// Whether pages are left out because of errors: then what an earlier build
  /// wrote of them stays.
  let isPartial: Bool
  /// What the plan was made from; nil when it had problems, which the next
  /// build has to report again.
  let inputs: Manifest.Inputs?
  /// Is told when a step begins.
  let progress: @Sendable (BuildStep) -> Void

  /// Renders, writes and removes. What fails is a problem of the result; the
  /// rest is still written.
  func run() async -> Result {
    var result = Result()
    do {
      try await run(&result)
    } catch FileProblem.busy {
      result.isBusy = true
      result.problems.append(.projectLocked(options.project.path))
    } catch {
      result.problems.append(.unwritable(options.outputPath, error))
    }
    return result
  }

  private func run(_ result: inout Result) async throws(FileProblem) {
    let top = try OutputFolder(top: options.outputPath)
    let state = try StateFolder(options.project, output: options.outputPath)
    defer { state.close() }
    let before = state.readManifest()
    if try !state.begin() { removeTemporaryFiles(before, top) }
    let intent = try state.writeIntent(before, adding: plan.paths)
    var after = Manifest()
    after.entries.reserveCapacity(intent.entries.count)
    progress(.render)
    writeAssets(top, before, into: &after, &result)
    for outcome in await render(before, top) {
      for (path, entry) in outcome.entries { after.entries[path] = entry }
      result.rendered += outcome.rendered
      result.written += outcome.changed.count
      result.changed += outcome.changed
      result.problems += outcome.problems
    }
    progress(.write)
    writeIndex(top, before, into: &after, &result)
    result.kept = after.entries.count - result.written
    removeOrphans(before, top, keeping: &after, &result)
    if result.problems.isEmpty { after.inputs = inputs }
    if after != intent { try state.write(after) }
    try state.finish()
  }

  /// Renders the pages in runs, `jobs` at a time; the outcomes in the order
  /// of the pages.
  private func render(_ before: Manifest, _ top: OutputFolder) async
    -> [PageWriter.Outcome]
  {
    let pages = plan.pages
    let runs = stride(from: 0, to: pages.count, by: Self.pagesPerRun).map {
      pages[$0..<min($0 + Self.pagesPerRun, pages.count)]
    }
    let plan = plan
    let output = options.outputPath
    return await withTaskGroup(of: (Int, PageWriter.Outcome).self) { group in
      var outcomes = [PageWriter.Outcome](
        repeating: PageWriter.Outcome(), count: runs.count)
      for (index, run) in runs.enumerated() {
        if index >= options.jobs, let (done, outcome) = await group.next() {
          outcomes[done] = outcome
        }
        group.addTask {
          var writer = PageWriter(plan, before, top: top, output: output)
          return (index, writer.update(run))
        }
      }
      for await (done, outcome) in group { outcomes[done] = outcome }
      return outcomes
    }
  }

  private static let pagesPerRun = 128

  private func writeAssets(
    _ top: OutputFolder, _ before: Manifest, into after: inout Manifest,
    _ result: inout Result
  ) {
    for (name, source) in plan.assets.sorted(by: { $0.key < $1.key }) {
      let path = OutputPath(folder: "assets", name: name)
      update(path, Fingerprint(of: name), top, before, &after, &result) {
        () throws(FileProblem) in
        switch source {
        case .bytes(let bytes): bytes
        case .file(let file):
          try options.project.readInside(file, limit: SizeLimits.asset)
        }
      }
    }
  }

  private func writeIndex(
    _ top: OutputFolder, _ before: Manifest, into after: inout Manifest,
    _ result: inout Result
  ) {
    let bytes = plan.siteIndex
    update(
      OutputPath(name: "site.json"), Fingerprint(of: bytes), top, before,
      &after, &result
    ) { () throws(FileProblem) in bytes }
  }

  /// Writes one file unless it is there as the last build left it.
  private func update(
    _ path: OutputPath, _ fingerprint: Fingerprint, _ top: OutputFolder,
    _ before: Manifest, _ after: inout Manifest, _ result: inout Result,
    bytes: () throws(FileProblem) -> [UInt8]
  ) {
    do {
      guard let folder = try top.folder(path.folder, creating: true) else {
        return
      }
      if let entry = before.entries[path.string],
        entry.fingerprint == fingerprint, let status = entry.status,
        folder.status(path.name) == status
      {
        after.entries[path.string] = entry
        return
      }
      let bytes = try bytes()
      var status = folder.status(path.name)
      if !folder.holds(bytes, path.name) {
        status = try folder.write(bytes, path.name)
        result.written += 1
        result.changed.append(path.string)
      }
      after.entries[path.string] = Manifest.Entry(
        fingerprint: fingerprint, status: status)
    } catch {
      result.problems.append(
        .unwritable(path, in: options.outputPath, error))
    }
  }
}
