import Glibc

/// Why a file could not be read or written.
public enum FileProblem: Error, Hashable, Sendable {
  /// Nothing stands at the path.
  case notFound
  /// A folder stands where a file is needed.
  case isFolder
  /// A file without a byte.
  case empty
  /// Neither a file nor a folder: a pipe, a socket or a device.
  case notRegular
  /// The path goes through a symbolic link where none may be followed, or
  /// through a loop of them.
  case symbolicLink
  /// The file system refuses.
  case denied
  /// The name holds bytes that are not UTF-8.
  case nameIsNoText
  /// The disk is full.
  case noSpace
  /// The name is longer than the file system takes.
  case nameTooLong
  /// The process may not write so large a file.
  case fileSizeLimit
  /// The path leads out of the project.
  case outsideProject
  /// Another process holds it.
  case busy
  /// The file holds more bytes than the limit.
  case tooLarge(limit: Int)
  /// Anything else, as the system words it.
  case system(Int32)

  /// The problem that a system call reports in `errno`.
  init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .notFound
      case EISDIR: .isFolder
      case ELOOP, ENOTDIR: .symbolicLink
      case EACCES, EPERM, EROFS: .denied
      case ENOSPC, EDQUOT: .noSpace
      case ENAMETOOLONG: .nameTooLong
      case EFBIG: .fileSizeLimit
      default: .system(code)
      }
  }

  /// What is wrong, to stand after the name of the file: "is a folder".
  public var wording: String {
    switch self {
    case .notFound: "does not exist"
    case .isFolder: "is a folder, not a file"
    case .empty: "is empty"
    case .notRegular: "is not a regular file"
    case .symbolicLink:
      "cannot be reached: a part of its path is a link or not a folder"
    case .denied: "may not be used: permission denied"
    case .nameIsNoText: "cannot be opened: its name is not UTF-8"
    case .noSpace: "cannot be written: the disk is full"
    case .nameTooLong: "cannot be used: its name is too long"
    case .fileSizeLimit:
      "cannot be written: it is larger than this process may write"
    case .outsideProject: "lies outside the project"
    case .busy: "is in use by another process"
    case .tooLarge(let limit): "is larger than \(limit / 1_048_576) MiB"
    case .system(let code): "cannot be used: \(String(cString: strerror(code)))"
    }
  }
}
