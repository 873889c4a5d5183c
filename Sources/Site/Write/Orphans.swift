import Diagnostics

extension SiteWriter {
  /// Removes what an earlier build wrote and this one does not, and folders
  /// that become empty by it. Nothing else is ever removed.
  func removeOrphans(
    _ before: Manifest, _ top: OutputFolder, keeping after: inout Manifest,
    _ result: inout Result
  ) {
    // Without a page's template nothing of it is made; its old files stay.
    let orphans = before.entries.keys.filter { after.entries[$0] == nil }
    guard !orphans.isEmpty else { return }
    if isPartial || !result.problems.isEmpty {
      for path in orphans { after.entries[path] = before.entries[path] }
      return
    }
    var folders: Set<String> = []
    for path in orphans.sorted().map(OutputPath.init(_:)) {
      do {
        try top.folder(path.folder, creating: false)?.remove(path.name)
        result.removed += 1
        folders.insert(path.folder)
      } catch {
        result.problems.append(
          .unwritable(path, in: options.outputPath, error))
      }
    }
    removeEmpty(folders, top)
  }

  /// Removes folders, and those above them, as long as they are empty.
  private func removeEmpty(_ folders: Set<String>, _ top: OutputFolder) {
    for folder in folders.sorted(by: { $0.utf8.count > $1.utf8.count }) {
      var path = OutputPath(folder)
      while !path.string.isEmpty {
        guard
          let parent = try? top.folder(path.folder, creating: false)
        else { break }
        parent.removeEmptyFolder(path.name)
        path = OutputPath(path.folder)
      }
    }
  }

  /// Removes what a build that was killed left beside the files it wrote.
  func removeTemporaryFiles(_ before: Manifest, _ top: OutputFolder) {
    for path in before.entries.keys.map(OutputPath.init(_:)) {
      let folder = try? top.folder(path.folder, creating: false)
      try? folder?.remove(path.name + OutputFolder.temporarySuffix)
    }
  }
}

extension SitePlan {
  /// The path of every file of the site.
  var paths: [String] {
    pages.map(\.path.string) + pages.compactMap(\.live?.string)
      + assets.keys.map { "assets/" + $0 } + ["site.json"]
  }
}

extension StateFolder {
  /// Remembers, before the first write, which files a build is going to
  /// write: should it be killed, the next one knows them as its own. The
  /// manifest that is there afterwards.
  func writeIntent(_ before: Manifest, adding paths: [String])
    throws(FileProblem) -> Manifest
  {
    let added = paths.filter { before.entries[$0] == nil }
    guard !added.isEmpty || before.entries.isEmpty else { return before }
    var intent = before
    intent.inputs = nil
    intent.entries.reserveCapacity(before.entries.count + added.count)
    for path in added { intent.entries[path] = Manifest.Entry() }
    try write(intent)
    return intent
  }
}
