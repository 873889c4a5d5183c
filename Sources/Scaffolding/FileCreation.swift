import Diagnostics
import Glibc

/// Makes files where none are; nothing that exists is ever written to.
public struct FileCreation: Sendable {
  /// The folder to fill, which may not exist yet.
  private let folder: String

  /// Makes files below `folder`.
  public init(in folder: String) { self.folder = folder }

  /// Makes all of the files and the folders above them, or none: what was
  /// made before a failure is removed again.
  ///
  /// - Returns: whether the files were made. Otherwise an error `in-the-way`
  ///   that lists every file that exists already, or `unwritable-file`, has
  ///   been reported.
  public func create(
    _ files: [NewFile], into diagnostics: inout [Diagnostic]
  ) -> Bool {
    let present = files.map(\.path).filter { exists(path($0)) }
    guard present.isEmpty else {
      diagnostics.append(.inTheWay(present.map(display)))
      return false
    }
    var made: [String] = []
    for file in files {
      guard let failure = create(file, noting: &made) else { continue }
      for path in made.reversed() where unlink(path) != 0 { rmdir(path) }
      diagnostics.append(
        failure == EEXIST
          ? .inTheWay([display(file.path)])
          : .unwritable(display(file.path), failure))
      return false
    }
    return true
  }

  /// `errno` of the step that failed, or nil.
  private func create(
    _ file: NewFile, noting made: inout [String]
  ) -> Int32? {
    let path = path(file.path)
    if let failure = makeFolders(above: path, noting: &made) { return failure }
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, 0o644)
    guard descriptor >= 0 else { return errno }
    made.append(path)
    var failure: Int32?
    file.bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = write(
          descriptor, buffer.baseAddress?.advanced(by: done),
          buffer.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          failure = count < 0 ? errno : EIO
          return
        }
        done += count
      }
    }
    if close(descriptor) != 0, failure == nil { failure = errno }
    return failure
  }

  private func makeFolders(
    above path: String, noting made: inout [String]
  ) -> Int32? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for count in 1..<max(parts.count, 1) {
      let folder = parts[..<count].joined(separator: "/")
      if folder.isEmpty { continue }
      if mkdir(folder, 0o755) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        return errno
      }
    }
    return nil
  }

  /// Whether anything stands at a path, be it a link that leads nowhere.
  private func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private func display(_ name: String) -> String {
    folder == "." ? name : path(name)
  }
}
