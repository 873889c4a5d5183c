import Catalog
import Diagnostics
import Rendering

/// Writes the pages that a stream update changed: what is remembered first,
/// then all pages, then all files that they poll. Whenever it is stopped, no
/// live file is newer than its page, and the next build goes on from there.
struct RefreshWriter {
  let plan: SitePlan
  let streams: StreamStates
  let options: SiteOptions

  /// Renders and writes the pages at `places`.
  func run(_ places: [Int]) -> SiteRefresh {
    var refresh = SiteRefresh()
    do throws(FileProblem) {
      try run(places, &refresh)
    } catch .busy {
      refresh.diagnostics.append(.projectLocked(options.project.path))
    } catch {
      refresh.diagnostics.append(.unwritable(options.outputPath, error))
    }
    return refresh
  }

  private func run(
    _ places: [Int], _ refresh: inout SiteRefresh
  ) throws(FileProblem) {
    let state = try StateFolder(options.project, output: options.outputPath)
    defer { state.close() }
    let isClean = try state.begin()
    try remember()
    let top = try OutputFolder(top: options.outputPath)
    var folders = OpenFolders(top)
    var live: [(path: OutputPath, bytes: [UInt8])] = []
    for place in places {
      let planned = plan.pages[place]
      var page: [UInt8] = []
      var polled: [UInt8] = []
      plan.render(planned, into: &page, live: &polled)
      refresh.rendered += 1
      write(page, planned.path, &folders, &refresh)
      if let path = planned.live { live.append((path, polled)) }
    }
    for file in live { write(file.bytes, file.path, &folders, &refresh) }
    // What a killed build left is for the next build to clear away.
    if isClean { try state.finish() }
  }

  private func remember() throws(FileProblem) {
    let path = OutputPath(options.streamStates)
    let folder = try OutputFolder(top: options.project.fullPath(path.folder))
    let bytes = streams.bytes
    if !folder.holds(bytes, path.name) {
      _ = try folder.write(bytes, path.name)
    }
  }

  /// Writes one file when its bytes are new.
  private func write(
    _ bytes: [UInt8], _ path: OutputPath, _ folders: inout OpenFolders,
    _ refresh: inout SiteRefresh
  ) {
    do {
      guard let folder = try folders.folder(path.folder, creating: true),
        !folder.holds(bytes, path.name)
      else { return }
      _ = try folder.write(bytes, path.name)
      refresh.written.append(path.string)
    } catch {
      refresh.diagnostics.append(
        .unwritable(path, in: options.outputPath, error))
    }
  }
}
