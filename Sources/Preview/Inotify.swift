import Glibc

/// The folders that the system reports changes of (inotify(7)).
final class Inotify {
  /// A change.
  enum Event: Hashable {
    /// At a path; whether folders came or went.
    case change(String, isStructural: Bool)
    /// The system could not keep up: anything may have changed.
    case overflow
  }

  let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private var buffer = [UInt8](repeating: 0, count: 64 << 10)

  // Saves by renaming are moves; `IN_CLOSE_WRITE` waits for whoever writes
  // to be done.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF | Int32(IN_ONLYDIR))

  init() throws(PreviewProblem) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw .watchLimit }
  }

  deinit { close(descriptor) }

  /// Watches just the folders of these paths. Gives those that are new, and
  /// whether the limit of the system left some out.
  func watch(
    _ paths: WatchedPaths
  ) -> (new: [String], isLimited: Bool) {
    var watched: [Int32: String] = [:]
    var isLimited = false
    paths.visitFolders { path in
      let watch = inotify_add_watch(descriptor, path, Self.mask)
      guard watch >= 0 else {
        isLimited = isLimited || errno == ENOSPC
        return false
      }
      // Links can make a folder appear twice, or inside itself.
      if let known = watched[watch] { return known == path }
      watched[watch] = path
      return true
    }
    for watch in folders.keys where watched[watch] == nil {
      inotify_rm_watch(descriptor, watch)
    }
    let new = watched.filter { folders[$0.key] != $0.value }.values.sorted()
    folders = watched
    return (new, isLimited)
  }

  /// The changes that are there to be read.
  func read() -> [Event] {
    var events: [Event] = []
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return events }
      var place = 0
      while place + 16 <= count {
        let (event, length) = buffer.withUnsafeBytes { bytes in
          parse(UnsafeRawBufferPointer(rebasing: bytes[place..<count]))
        }
        if let event { events.append(event) }
        place += length
      }
    }
  }

  private func parse(_ bytes: UnsafeRawBufferPointer) -> (Event?, Int) {
    let watch = bytes.loadUnaligned(as: Int32.self)
    let mask = bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
    let size = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    let length = 16 + size
    func has(_ flags: Int32) -> Bool { mask & UInt32(bitPattern: flags) != 0 }
    if has(Int32(IN_Q_OVERFLOW)) { return (.overflow, length) }
    guard let folder = folders[watch] else { return (nil, length) }
    let name = String(
      decoding: bytes[16..<min(length, bytes.count)].prefix { $0 != 0 },
      as: UTF8.self)
    let path =
      name.isEmpty
      ? folder
      : folder == "/"
        ? "/" + name
        : "\(folder)/\(name)"
    let isGone = has(
      Int32(IN_DELETE_SELF) | Int32(IN_MOVE_SELF) | Int32(IN_IGNORED))
    let isFolder = has(Int32(bitPattern: UInt32(IN_ISDIR)))
    return (.change(path, isStructural: isGone || isFolder), length)
  }
}
