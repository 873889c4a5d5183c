import Catalog
import Diagnostics

/// The file in which a project keeps what stream updates have said.
struct StreamMemory {
  let options: SiteOptions

  /// Keeps `streams` for the next build. What is kept already is not touched.
  func keep(_ streams: StreamStates) throws(FileProblem) {
    let path = OutputPath(options.streamStates)
    let bytes = streams.bytes
    let folder = try OutputFolder(top: options.project.fullPath(path.folder))
    if streams.facts.isEmpty, folder.status(path.name) == nil { return }
    if !folder.holds(bytes, path.name) {
      _ = try folder.write(bytes, path.name)
    }
  }

  /// Keeps `streams`, which the next build reads.
  ///
  /// - Returns: Why that build is better not begun; nil when all is well.
  func keepBeforeBuild(_ streams: StreamStates) -> SiteBuild.Report? {
    var report = SiteBuild.Report()
    do throws(FileProblem) {
      let state = try StateFolder(options.project, output: options.outputPath)
      defer { state.close() }
      try keep(streams)
      return nil
    } catch .busy {
      report.isBusy = true
      report.diagnostics = [.projectLocked(options.project.path)]
    } catch {
      report.diagnostics = [unwritable(error)]
    }
    return report
  }

  /// The file cannot be written.
  func unwritable(_ problem: FileProblem) -> Diagnostic {
    .unwritable(options.project.displayPath(options.streamStates), problem)
  }
}
