import Glibc

/// A folder of a test's own, removed with everything in it when the last
/// reference goes.
public final class TemporaryFolder: Sendable {
  /// A file that cannot be made is a failure of the machine, not of the test.
  public struct Failure: Error {
    /// What could not be done.
    public let action: String
    /// `errno`
    public let code: Int32

    init(_ action: String) {
      self.action = action
      code = errno
    }
  }

  /// Its path, without a slash at the end.
  public let path: String

  /// An empty folder below `/tmp`.
  public init() throws {
    var template = Array("/tmp/greenroom-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure("make a folder") }
    path = String(
      decoding: template.dropLast().map(UInt8.init(bitPattern:)),
      as: UTF8.self)
  }

  deinit { try? remove("") }

  /// The path of a file in it.
  public func path(_ name: String) -> String {
    name.isEmpty ? path : "\(path)/\(name)"
  }

  /// Writes files with the folders above them.
  public func write(_ files: [String: String]) throws {
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      try makeFolders(above: name)
      let descriptor = open(
        path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw Failure("write \(name)") }
      defer { close(descriptor) }
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Glibc.write(descriptor, $0.baseAddress, $0.count)
        }
        guard count > 0 else { throw Failure("write \(name)") }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Makes a symbolic link.
  public func link(_ name: String, to target: String) throws {
    try makeFolders(above: name)
    guard symlink(target, path(name)) == 0 else { throw Failure("link") }
  }

  /// Makes a named pipe.
  public func pipe(_ name: String) throws {
    try makeFolders(above: name)
    guard mkfifo(path(name), 0o644) == 0 else { throw Failure("make a pipe") }
  }

  /// Makes a folder with those above it.
  public func makeFolder(_ name: String) throws {
    try makeFolders(above: name + "/")
  }

  private func makeFolders(above name: String) throws {
    var prefix = path
    for part in name.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast()
    {
      prefix += "/\(part)"
      guard mkdir(prefix, 0o755) == 0 || errno == EEXIST else {
        throw Failure("make \(prefix)")
      }
    }
  }

  /// Removes a file, or a folder with everything in it.
  public func remove(_ name: String) throws {
    try FileTree.walk(path(name)) { path, kind in
      let flags = kind == .folder ? AT_REMOVEDIR : 0
      guard unlinkat(AT_FDCWD, path, flags) == 0 else {
        throw Failure("remove \(path)")
      }
    }
  }

  /// Gives a file another name.
  public func rename(_ name: String, to other: String) throws {
    try makeFolders(above: other)
    guard Glibc.rename(path(name), path(other)) == 0 else {
      throw Failure("rename \(name)")
    }
  }
}
