import Glibc

/// What stands below a folder.
public struct FileTree: Equatable, Sendable {
  enum Kind { case file, folder, other }

  /// What tells that a file was not touched.
  public struct Stamp: Equatable, Sendable {
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The bytes of each file, by its path from the folder.
  public private(set) var bytes: [String: [UInt8]] = [:]
  /// The stamp of each file.
  public private(set) var stamps: [String: Stamp] = [:]
  /// Folders without anything in them.
  public private(set) var emptyFolders: Set<String> = []

  /// Reads everything below `path`; nothing when there is no such folder.
  public init(_ path: String) throws {
    var filled: Set<String> = [""]
    var folders: Set<String> = []
    try Self.walk(path) { entry, kind in
      let name = String(entry.dropFirst(path.count + 1))
      filled.insert(
        name.split(separator: "/").dropLast().joined(separator: "/"))
      guard kind != .folder else {
        folders.insert(name)
        return
      }
      bytes[name] = Self.read(entry)
      stamps[name] = Self.stamp(entry)
    }
    emptyFolders = folders.subtracting(filled)
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return Stamp(
      inode: UInt64(status.st_ino), seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec)
  }

  /// The stamps of some files below a folder, without reading them.
  public static func stamps(of names: [String], in folder: String) -> [String:
    Stamp]
  {
    names.reduce(into: [:]) { $0[$1] = stamp("\(folder)/\($1)") }
  }

  /// The names of all files, sorted.
  public var names: [String] { bytes.keys.sorted() }

  /// The text of a file.
  public func text(_ name: String) -> String? {
    bytes[name].map { String(decoding: $0, as: UTF8.self) }
  }

  /// Names of the files that are not the same in both, sorted.
  public func differences(from other: FileTree) -> [String] {
    Set(bytes.keys).union(other.bytes.keys)
      .filter { bytes[$0] != other.bytes[$0] }.sorted()
  }

  /// Names of the files of both that were touched, sorted.
  public func touched(since other: FileTree) -> [String] {
    stamps.filter { name, stamp in
      other.stamps[name].map { $0 != stamp } ?? false
    }.keys.sorted()
  }

  /// Visits everything below a folder and at last the folder itself; what
  /// stands in a folder before the folder.
  static func walk(
    _ path: String, visit: (String, Kind) throws -> Void
  ) throws {
    guard let kind = kind(path) else { return }
    if kind == .folder {
      for name in names(in: path) { try walk("\(path)/\(name)", visit: visit) }
    }
    try visit(path, kind)
  }

  private static func kind(_ path: String) -> Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  private static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The bytes of a regular file; of anything else nothing.
  static func read(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &buffer, buffer.count)
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
