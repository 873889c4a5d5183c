import Catalog

/// The build before this one. When everything that it read is still the same
/// and everything that it wrote is still there, there is nothing to do.
struct LastBuild {
  let options: SiteOptions
  /// A digest of the program and of what was asked of it.
  let settings: Fingerprint

  /// How many files stand as it left them; nil when a build has work to do,
  /// or has problems to report.
  func untouchedFiles() -> Int? {
    // A project that was never built gets no folder from this.
    guard options.project.has(".greenroom/lock"),
      let state = try? StateFolder(
        options.project, output: options.outputPath)
    else { return nil }
    defer { state.close() }
    let manifest = state.readManifest()
    guard state.isFinished, let inputs = manifest.inputs,
      inputs.settings == settings,
      options.project.stillAnswers(inputs.answers), isCurrent(manifest)
    else { return nil }
    return manifest.entries.count
  }

  /// One look at each file, by its whole path: nothing is written to it.
  private func isCurrent(_ manifest: Manifest) -> Bool {
    guard let top = try? OutputFolder(top: options.outputPath) else {
      return false
    }
    return manifest.entries.allSatisfy { path, entry in
      entry.status != nil && top.status(path) == entry.status
    }
  }
}
