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
      refresh.isBusy = true
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
    do throws(FileProblem) {
      try StreamMemory(options: options).keep(streams)
    } catch {
      // Pages that show more than is kept would be set back by a build.
      refresh.diagnostics.append(
        StreamMemory(options: options).unwritable(error))
      if isClean { try state.finish() }
      return
    }
    let top = try OutputFolder(top: options.outputPath)
    var folders = OpenFolders(top)
    var live: [(path: OutputPath, bytes: [UInt8])] = []
    var page: [UInt8] = []
    for place in places {
      let planned = plan.pages[place]
      page.removeAll(keepingCapacity: true)
      var polled: [UInt8] = []
      plan.render(planned, into: &page, live: &polled)
      refresh.rendered += 1
      // The live file of a page that stays old stays old too.
      let isWritten = write(page, planned.path, &folders, &refresh)
      if isWritten, let path = planned.live { live.append((path, polled)) }
    }
    for file in live { _ = write(file.bytes, file.path, &folders, &refresh) }
    // What a killed build left is for the next build to clear away.
    if isClean { try state.finish() }
  }

  /// Writes one file when its bytes are new; whether it holds them now.
  private func write(
    _ bytes: [UInt8], _ path: OutputPath, _ folders: inout OpenFolders,
    _ refresh: inout SiteRefresh
  ) -> Bool {
    do throws(FileProblem) {
      guard let folder = try folders.folder(path.folder, creating: true) else {
        return false
      }
      if folder.holds(bytes, path.name) { return true }
      _ = try folder.write(bytes, path.name)
      refresh.written.append(path.string)
      return true
    } catch {
      refresh.diagnostics.append(
        .unwritable(path, in: options.outputPath, error))
      return false
    }
  }
}
