import Glibc

/// The one folder whose files are served.
struct ServedFolder: Sendable {
  /// Its path, without a slash at the end.
  var path: String

  /// What stands at a path.
  enum Entry { case file(OpenFile), folder, nothing }

  /// Opens what stands at these parts of a path. Names that begin with a dot,
  /// and links that lead out of the folder or to such a name, are as if they
  /// were not there.
  func open(_ parts: [String]) -> Entry {
    guard !parts.contains(where: { $0.hasPrefix(".") }),
      let root = Self.realPath(path)
    else { return .nothing }
    let name = parts.isEmpty ? "" : "/" + parts.joined(separator: "/")
    guard let file = OpenFile(path + name) else { return .nothing }
    // The place of what was opened is asked of the system, so that nobody can
    // put a link there in between.
    guard let place = file.place, place == root || place.hasPrefix(root + "/"),
      !place.dropFirst(root.count).split(separator: "/")
        .contains(where: { $0.hasPrefix(".") })
    else { return .nothing }
    if file.isFolder { return .folder }
    return file.isRegular ? .file(file) : .nothing
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    let text = String(cString: real)
    return text == "/" ? "" : text
  }
}
