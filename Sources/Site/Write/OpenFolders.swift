/// The folders of an output that are open at a time. Pages come ordered by
/// folder, so that few need to be.
struct OpenFolders {
  private let top: OutputFolder
  private var open: [String: OutputFolder] = [:]
  private static let limit = 8

  init(_ top: OutputFolder) { self.top = top }

  /// The folder at `path`; nil when it is missing and `creating` is false.
  mutating func folder(_ path: String, creating: Bool) throws(FileProblem)
    -> OutputFolder?
  {
    if let known = open[path] { return known }
    if open.count >= Self.limit { open.removeAll() }
    let folder = try top.folder(path, creating: creating)
    open[path] = folder
    return folder
  }
}
