import Diagnostics

/// Keeps a build from writing over what people wrote.
enum OutputCheck {
  /// What is wrong with the output folder: it must be neither the project nor
  /// a folder that holds it.
  static func problem(_ options: SiteOptions) -> Diagnostic? {
    let output = options.outputPath
    guard let project = ProjectFolder.resolve(options.project.path),
      let resolved = ProjectFolder.resolve(output)
    else { return nil }
    guard project == resolved || project.hasPrefix(resolved + "/") else {
      return nil
    }
    return .outputHoldsProject(output)
  }
}
