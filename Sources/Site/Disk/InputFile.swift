import Glibc

/// Reads files that people wrote. Pipes and devices are refused before a
/// byte is read, so that nothing can block or be endless.
public enum InputFile {
  /// What identifies a version of a file without reading it.
  public struct Status: Hashable, Sendable {
    /// Its length in bytes.
    public var size: Int64
    /// Nanoseconds since the epoch at its last change.
    public var modified: Int64

    /// A status that was remembered.
    init(size: Int64, modified: Int64) {
      self.size = size
      self.modified = modified
    }

    init(_ status: stat) {
      size = Int64(status.st_size)
      modified =
        Int64(status.st_mtim.tv_sec) * 1_000_000_000
        + Int64(status.st_mtim.tv_nsec)
    }
  }

  /// The bytes of the file at `path`, at most `limit`.
  public static func read(_ path: String, limit: Int) throws(FileProblem)
    -> [UInt8]
  {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileProblem(errno: errno) }
    defer { close(descriptor) }
    return try read(descriptor, limit: limit)
  }

  /// The size and time of the regular file at `path`, or nil.
  public static func status(_ path: String) -> Status? {
    var result = stat()
    guard stat(path, &result) == 0, isRegular(result) else { return nil }
    return Status(result)
  }

  static func isRegular(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads an open file to its end.
  static func read(_ descriptor: Int32, limit: Int) throws(FileProblem)
    -> [UInt8]
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw FileProblem(errno: errno)
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder }
    guard isRegular(status) else { throw .notRegular }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    var failure: FileProblem?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) {
      buffer, count in
      while count < buffer.count {
        let got = Glibc.read(
          descriptor, buffer.baseAddress?.advanced(by: count),
          buffer.count - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = FileProblem(errno: errno) }
        guard got > 0 else { return }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
