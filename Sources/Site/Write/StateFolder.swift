import Catalog
import Glibc

/// `.greenroom/` in the project: what Greenroom remembers between builds,
/// kept apart from the published files.
struct StateFolder {
  private let folder: OutputFolder
  private let manifestName: String
  private let lock: Int32

  /// Opens the state of a project for builds into `output`, and holds it
  /// until the value is closed. Throws `.busy` while another process does.
  init(_ project: ProjectFolder, output: String) throws(FileProblem) {
    folder = try OutputFolder(top: project.fullPath(".greenroom"))
    manifestName = Self.manifestName(project, output: output)
    lock = try folder.lock("lock")
  }

  /// Lets other builds begin.
  func close() { Glibc.close(lock) }

  /// Marks a build as under way; whether the one before came to its end.
  func begin() throws(FileProblem) -> Bool {
    let isClean = try folder.create(markName)
    if !isClean {
      try folder.remove(manifestName + OutputFolder.temporarySuffix)
    }
    return isClean
  }

  /// Marks the build as done.
  func finish() throws(FileProblem) { try folder.remove(markName) }

  /// Whether no build is under way and the last came to its end.
  var isFinished: Bool { folder.status(markName) == nil }

  private var markName: String { manifestName + ".unfinished" }

  /// The manifest of the last build into this output folder.
  func readManifest() -> Manifest {
    guard let bytes = try? folder.read(manifestName, limit: Manifest.sizeLimit)
    else { return Manifest() }
    return Manifest(reading: bytes, file: manifestName)
  }

  /// Remembers what a build wrote.
  func write(_ manifest: Manifest) throws(FileProblem) {
    let bytes = manifest.bytes
    if !folder.holds(bytes, manifestName) {
      _ = try folder.write(bytes, manifestName)
    }
  }

  /// The usual output folder has a plain name, so that a project can move.
  private static func manifestName(_ project: ProjectFolder, output: String)
    -> String
  {
    if output == project.displayPath("site") { return "manifest.json" }
    let path = ProjectFolder.resolve(output) ?? output
    return "manifest-\(Fingerprint(of: path).hex.prefix(16)).json"
  }
}
