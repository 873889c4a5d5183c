import Catalog
import Diagnostics
import Rendering

/// Renders a run of planned pages and writes those that changed. Each worker
/// has its own, with buffers that it uses again.
struct PageWriter {
  /// What a run did.
  struct Outcome: Sendable {
    /// The written and the kept files.
    var entries: [(String, Manifest.Entry)] = []
    /// How many pages were rendered.
    var rendered = 0
    /// The files that were written.
    var changed: [String] = []
    /// What could not be written.
    var problems: [Diagnostic] = []
  }

  private let plan: SitePlan
  private let manifest: Manifest
  private let output: String
  private var page: [UInt8] = []
  private var live: [UInt8] = []
  private var folders: OpenFolders
  private var outcome = Outcome()

  /// A writer into the folder `top`, which diagnostics call `output`.
  init(
    _ plan: SitePlan, _ manifest: Manifest, top: OutputFolder, output: String
  ) {
    self.plan = plan
    self.manifest = manifest
    folders = OpenFolders(top)
    self.output = output
  }

  /// Brings the files of these pages up to date. A page is written before the
  /// file that it polls, so that no live file is newer than its page.
  mutating func update(_ pages: ArraySlice<PlannedPage>) -> Outcome {
    for planned in pages {
      do {
        try update(planned)
      } catch {
        outcome.problems.append(
          .unwritable(planned.path, in: output, error))
      }
    }
    return outcome
  }

  private mutating func update(_ planned: PlannedPage) throws(FileProblem) {
    if try isCurrent(planned) { return }
    page.removeAll(keepingCapacity: true)
    live.removeAll(keepingCapacity: true)
    plan.render(planned, into: &page, live: &live)
    outcome.rendered += 1
    try write(page, planned.path, planned.fingerprint)
    if let path = planned.live { try write(live, path, planned.fingerprint) }
  }

  /// Whether the files of a page were made from what it is made from now and
  /// were not touched since.
  private mutating func isCurrent(_ planned: PlannedPage) throws(FileProblem)
    -> Bool
  {
    guard let page = try current(planned.path, planned.fingerprint) else {
      return false
    }
    if let path = planned.live {
      guard let live = try current(path, planned.fingerprint) else {
        return false
      }
      outcome.entries.append((path.string, live))
    }
    outcome.entries.append((planned.path.string, page))
    return true
  }

  /// The entry of a file that an earlier build made from the same and that
  /// was not touched since.
  private mutating func current(
    _ path: OutputPath, _ fingerprint: Fingerprint
  ) throws(FileProblem) -> Manifest.Entry? {
    guard let entry = manifest.entries[path.string],
      entry.fingerprint == fingerprint, let status = entry.status,
      let folder = try folders.folder(path.folder, creating: false),
      folder.status(path.name) == status
    else { return nil }
    return entry
  }

  private mutating func write(
    _ bytes: [UInt8], _ path: OutputPath, _ fingerprint: Fingerprint
  ) throws(FileProblem) {
    guard let folder = try folders.folder(path.folder, creating: true) else {
      return
    }
    let status: InputFile.Status?
    if folder.holds(bytes, path.name) {
      status = folder.status(path.name)
    } else {
      status = try folder.write(bytes, path.name)
      outcome.changed.append(path.string)
    }
    outcome.entries.append(
      (path.string, Manifest.Entry(fingerprint: fingerprint, status: status)))
  }
}
