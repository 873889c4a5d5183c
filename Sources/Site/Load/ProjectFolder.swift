import Catalog
import Diagnostics
import Glibc

/// The folder that holds `site.yaml`: where inputs are and what they are
/// called in diagnostics.
public struct ProjectFolder: Sendable {
  /// The path as the user gave it.
  public let path: String
  /// The same path without links; nil when there is no such folder.
  private let realPath: String?
  /// Is told what is asked of the folder, when something wants to know.
  var trace: InputTrace?

  /// The project at `path`.
  public init(path: String) {
    self.path = path
    realPath = Self.resolve(path)
  }

  /// The path of a file of the project as the user would type it.
  package func displayPath(_ name: String) -> String {
    path == "." || name.hasPrefix("/") ? name : "\(path)/\(name)"
  }

  /// Reads a file of the project.
  func read(_ name: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try notingBytes(InputQuestion(.bytes, name)) { () throws(FileProblem) in
      do throws(FileProblem) {
        return try InputFile.read(fullPath(name), limit: limit)
      } catch {
        // A folder lists such a name, but no text can say it.
        throw error == .notFound && name.contains("\u{FFFD}")
          ? .nameIsNoText : error
      }
    }
  }

  /// Whether a symbolic link stands at a path of the project.
  func isLink(_ name: String) -> Bool {
    var status = stat()
    let isThere =
      lstat(fullPath(name), &status) == 0
      && status.st_mode & S_IFMT == S_IFLNK
    return note(InputQuestion(.link, name), isThere)
  }

  /// Whether a file of the project exists.
  func has(_ name: String) -> Bool {
    note(InputQuestion(.file, name), InputFile.status(fullPath(name)) != nil)
  }

  /// Whether a folder of the project exists.
  func isFolder(_ name: String) -> Bool {
    var status = stat()
    let isThere =
      stat(fullPath(name), &status) == 0
      && status.st_mode & S_IFMT == S_IFDIR
    return note(InputQuestion(.folder, name), isThere)
  }

  /// Reads a file that data names, such as a thumbnail. It may be a link, but
  /// must lie in the project when all links are followed: a catalog cannot
  /// publish what is elsewhere on the machine.
  func readInside(_ name: String, limit: Int) throws(FileProblem) -> [UInt8] {
    try notingBytes(InputQuestion(.inside, name)) { () throws(FileProblem) in
      guard let real = Self.resolve(fullPath(name)) else {
        throw FileProblem(errno: errno)
      }
      guard let realPath,
        real.hasPrefix(realPath == "/" ? "/" : realPath + "/")
      else { throw .outsideProject }
      return try InputFile.read(real, limit: limit)
    }
  }

  /// The names in a folder of the project, sorted by bytes; none when there
  /// is no such folder. Hidden names are left out.
  func names(in folder: String) -> [String] {
    let names = visibleNames(in: folder)
    trace?.note(InputQuestion(.names, folder), Fingerprint(of: names))
    return names
  }

  private func visibleNames(in folder: String) -> [String] {
    guard let directory = opendir(fullPath(folder)) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) {
          String(cString: $0)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func note(_ question: InputQuestion, _ answer: Bool) -> Bool {
    trace?.note(question, Fingerprint(answer ? 1 : 0))
    return answer
  }

  /// Reads a file and notes what it holds, or why it cannot be read.
  private func notingBytes(
    _ question: InputQuestion,
    _ read: () throws(FileProblem) -> [UInt8]
  ) throws(FileProblem) -> [UInt8] {
    do {
      let bytes = try read()
      trace?.note(question, Fingerprint(of: bytes))
      return bytes
    } catch {
      trace?.note(question, Fingerprint(of: error))
      throw error
    }
  }

  /// The path that system calls take.
  func fullPath(_ name: String) -> String {
    name.hasPrefix("/") ? name : "\(path)/\(name)"
  }

  /// A path without links, dots and doubled slashes.
  static func resolve(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
