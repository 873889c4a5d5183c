import Foundation
import Glibc

/// A temporary folder for segments, removed when it is let go; what an earlier
/// run that was killed has left is removed first.
public final class MediaFolder: Sendable {
  /// Its path.
  public let path: String
  private let lock: Int32
  private static let prefix = "greenroom-media-"

  /// A new folder; nil when none can be made.
  ///
  /// - Parameter parent: where it is made, such as `/tmp`.
  public init?(in parent: String) {
    Self.removeLeftovers(in: parent)
    var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) },
      as: UTF8.self)
    lock = open("\(path)/lock", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      remove()
      return nil
    }
  }

  deinit {
    remove()
    if lock >= 0 { close(lock) }
  }

  /// Removes it with all that is in it.
  public func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Removes folders whose makers are gone: nobody holds their lock.
  private static func removeLeftovers(in parent: String) {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let folder = "\(parent)/\(name)"
      var info = stat()
      guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR,
        info.st_uid == geteuid()
      else { continue }
      let lock = open("\(folder)/lock", O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
      guard lock >= 0 else { continue }
      if flock(lock, LOCK_EX | LOCK_NB) == 0 {
        try? FileManager.default.removeItem(atPath: folder)
      }
      close(lock)
    }
  }
}
