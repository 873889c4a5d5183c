import Glibc

/// A file that is open for reading; closed with the last reference.
final class OpenFile: Sendable {
  let descriptor: Int32
  /// In bytes.
  let size: Int
  let isRegular: Bool
  let isFolder: Bool
  /// A strong entity tag: size, time of change and which file it is.
  let stamp: String

  init?(_ path: String) {
    // Opening a pipe must not wait for its other end.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = Glibc.stat()
    guard fstat(descriptor, &status) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
    isRegular = status.st_mode & S_IFMT == S_IFREG
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    stamp = [
      Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
      Int(status.st_ino),
    ].map { String($0, radix: 36) }.joined(separator: "-")
  }

  deinit { close(descriptor) }

  /// Where it is, links resolved.
  var place: String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let link = "/proc/self/fd/\(descriptor)"
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0, count < bytes.count else { return nil }
    return String(
      decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// A descriptor of one's own.
  func duplicate() -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return copy >= 0 ? copy : nil
  }

  /// All bytes; fewer when the file became shorter.
  func bytes() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = 0
      while count < size {
        let read = pread(
          descriptor, buffer.baseAddress?.advanced(by: count), size - count,
          off_t(count))
        if read < 0, errno == EINTR { continue }
        guard read > 0 else { return }
        count += read
      }
    }
  }
}
