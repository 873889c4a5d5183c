import Glibc

/// One open folder below the output folder. Files are written beside their
/// final name and renamed, so that a reader sees the old bytes or the new.
///
/// Every folder is opened relative to its parent without following symbolic
/// links: nothing is ever written outside the output folder.
final class OutputFolder: Sendable {
  /// What a temporary file's name ends with.
  static let temporarySuffix = ".greenroom-tmp"

  private let descriptor: Int32

  /// Opens the folder at `path` (made with its parents when missing): the top
  /// of the output. Its own path may contain links; they are the user's.
  init(top path: String) throws(FileProblem) {
    try Self.makeParents(of: path + "/")
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(errno: errno) }
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// The folder at `path` below this one; nil when it is missing and
  /// `creating` is false.
  func folder(_ path: some StringProtocol, creating: Bool) throws(FileProblem)
    -> OutputFolder?
  {
    var current = self
    for name in path.split(separator: "/") {
      guard let next = try current.child(String(name), creating: creating)
      else { return nil }
      current = next
    }
    return current
  }

  private func child(_ name: String, creating: Bool) throws(FileProblem)
    -> OutputFolder?
  {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW
    var child = openat(descriptor, name, flags)
    if child < 0, errno == ENOENT {
      guard creating else { return nil }
      guard mkdirat(descriptor, name, 0o755) == 0 || errno == EEXIST else {
        throw FileProblem(errno: errno)
      }
      child = openat(descriptor, name, flags)
    }
    guard child >= 0 else { throw FileProblem(errno: errno) }
    return OutputFolder(descriptor: child)
  }

  /// The size and time of a regular file here, without following links.
  func status(_ name: String) -> InputFile.Status? {
    var result = stat()
    guard fstatat(descriptor, name, &result, AT_SYMLINK_NOFOLLOW) == 0,
      InputFile.isRegular(result)
    else { return nil }
    return InputFile.Status(result)
  }

  /// Whether the file here holds exactly these bytes.
  func holds(_ bytes: [UInt8], _ name: String) -> Bool {
    guard status(name)?.size == Int64(bytes.count) else { return false }
    return (try? read(name, limit: bytes.count)) == bytes
  }

  /// The bytes of a regular file here, at most `limit`.
  func read(_ name: String, limit: Int) throws(FileProblem) -> [UInt8] {
    let file = openat(
      descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw FileProblem(errno: errno) }
    defer { close(file) }
    return try InputFile.read(file, limit: limit)
  }

  /// Locks a file here for this process until the result is closed; the
  /// system unlocks it too when the process ends, however it does.
  func lock(_ name: String) throws(FileProblem) -> Int32 {
    let file = openat(
      descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard file >= 0 else { throw FileProblem(errno: errno) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let failure = errno
      close(file)
      throw failure == EWOULDBLOCK ? .busy : FileProblem(errno: failure)
    }
    return file
  }

  /// Makes an empty file here; whether there was none.
  func create(_ name: String) throws(FileProblem) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let file = openat(descriptor, name, flags, 0o644)
    guard file >= 0 else {
      if errno == EEXIST { return false }
      throw FileProblem(errno: errno)
    }
    close(file)
    return true
  }

  /// Writes the file beside its name and renames it into place.
  func write(_ bytes: [UInt8], _ name: String) throws(FileProblem)
    -> InputFile.Status
  {
    let temporary = name + Self.temporarySuffix
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let file = openat(descriptor, temporary, flags, 0o644)
    guard file >= 0 else { throw FileProblem(errno: errno) }
    var status = stat()
    let failure =
      Self.writeAll(bytes, to: file)
      ?? {
        fstat(file, &status) == 0 ? nil : errno
      }()
    close(file)
    if let failure {
      unlinkat(descriptor, temporary, 0)
      throw FileProblem(errno: failure)
    }
    guard renameat(descriptor, temporary, descriptor, name) == 0 else {
      let failure = errno
      unlinkat(descriptor, temporary, 0)
      throw FileProblem(errno: failure)
    }
    return InputFile.Status(status)
  }

  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = Glibc.write(
          file, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0, errno == EINTR { continue }
        if count < 0 { return errno }
        done += count
      }
      return nil
    }
  }

  /// Removes a file here; a missing one is no problem.
  func remove(_ name: String) throws(FileProblem) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw FileProblem(errno: errno)
    }
  }

  /// Removes a folder here if it is empty.
  func removeEmptyFolder(_ name: String) {
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Makes every folder that leads to `path`.
  static func makeParents(of path: String) throws(FileProblem) {
    var prefix = path.hasPrefix("/") ? "" : "."
    for name in path.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast() where !name.isEmpty
    {
      prefix += "/" + name
      guard mkdir(prefix, 0o755) == 0 || errno == EEXIST else {
        throw FileProblem(errno: errno)
      }
    }
  }
}
