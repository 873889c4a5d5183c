import Glibc

/// The files and folders that are watched, and those that are not. All are
/// absolute paths without a slash at the end.
struct WatchedPaths: Hashable, Sendable {
  /// Files, and folders with everything in them. They need not be there.
  var wanted: [String]
  /// Folders that are left out with everything in them.
  var ignored: [String]

  /// No more folders are watched.
  static let folderLimit = 10_000
  private static let depthLimit = 32

  /// Whether a change at a path is one of what is watched. Names that begin
  /// with a dot are of tools, unless they are asked for.
  func covers(_ path: String) -> Bool {
    guard !ignored.contains(where: { Self.contains($0, path) }) else {
      return false
    }
    return wanted.contains { wanted in
      // What stands above something that is watched may bring or take it.
      if Self.contains(path, wanted) { return true }
      return Self.contains(wanted, path)
        && !path.dropFirst(wanted.count).split(separator: "/")
          .contains { $0.hasPrefix(".") }
    }
  }

  /// The folders to look at, so that nothing is missed: those that are
  /// wanted, with all below, and above each thing that is wanted the nearest
  /// one that is there. Each is given to `visit` before those below it, which
  /// are left out where it says no.
  func visitFolders(_ visit: (String) -> Bool) {
    var count = 0
    for path in wanted {
      _ = visit(Self.nearestFolder(above: path))
      walk(path, 0, &count, visit)
    }
    // A link may lead to a file whose folder is another.
    for target in targets.keys {
      _ = visit(Self.nearestFolder(above: target))
    }
  }

  /// The files that links among what is wanted lead to, each with its link.
  var targets: [String: String] {
    wanted.reduce(into: [:]) { targets, path in
      guard let real = Self.realPath(path), real != path, !Self.isFolder(real)
      else { return }
      targets[real] = path
    }
  }

  private func walk(
    _ path: String, _ depth: Int, _ count: inout Int,
    _ visit: (String) -> Bool
  ) {
    guard depth <= Self.depthLimit, count < Self.folderLimit,
      !ignored.contains(path), Self.isFolder(path), visit(path)
    else { return }
    count += 1
    for name in Self.names(in: path) where !name.hasPrefix(".") {
      walk("\(path)/\(name)", depth + 1, &count, visit)
    }
  }

  // MARK: Paths

  /// Whether a path is a folder or below it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  private static func nearestFolder(above path: String) -> String {
    var path = path[...]
    repeat {
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    } while !path.isEmpty && !isFolder(String(path))
    return path.isEmpty ? "/" : String(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
