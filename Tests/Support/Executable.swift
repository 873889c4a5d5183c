import Glibc

/// The built executable, run as a process of its own.
public struct Executable: Sendable {
  /// What a process left.
  public struct Result: Equatable, Sendable {
    /// Its exit status; nil when a signal ended it.
    public var status: Int32?
    /// What it wrote to standard output.
    public var output: String
    /// What it wrote to standard error.
    public var error: String

    /// A result that is expected.
    public init(status: Int32?, output: String, error: String) {
      self.status = status
      self.output = output
      self.error = error
    }
  }

  /// A process that runs.
  public struct Running: ~Copyable {
    let process: pid_t
    let streams: TemporaryFolder

    /// Sends it a signal.
    public func signal(_ number: Int32) { Glibc.kill(process, number) }

    /// Whether it still runs or waits to be waited for.
    public var isAlive: Bool {
      var info = siginfo_t()
      let flags = WEXITED | WNOHANG | WNOWAIT
      return waitid(P_PID, id_t(process), &info, flags) == 0
        && info.si_signo == 0
    }

    /// What it has written to standard output so far.
    public var outputText: String { text("output") }

    /// What it has written to standard error so far.
    public var errorText: String { text("error") }

    /// Waits for its end.
    public consuming func wait() -> Result {
      var code: Int32 = 0
      while waitpid(process, &code, 0) < 0, errno == EINTR {}
      let hasExited = code & 0x7F == 0
      return Result(
        status: hasExited ? (code >> 8) & 0xFF : nil,
        output: text("output"), error: text("error"))
    }

    private func text(_ name: String) -> String {
      String(decoding: FileTree.read(streams.path(name)), as: UTF8.self)
    }
  }

  let path: String
  let environment: [String]

  /// The `greenroom` that stands beside the tests, in a fixed environment.
  public init(environment: [String: String] = [:]) {
    path = Self.folderOfTests + "/greenroom"
    let fixed = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"]
    self.environment = fixed.merging(environment) { $1 }
      .map { "\($0)=\($1)" }.sorted()
  }

  private static var folderOfTests: String {
    guard let path = realpath("/proc/self/exe", nil) else { return "" }
    defer { free(path) }
    return String(cString: path)
      .split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  /// Runs it to its end.
  public func run(
    _ words: [String], in folder: String = "/", through wrapper: [String] = []
  ) throws -> Result {
    try start(words, in: folder, through: wrapper).wait()
  }

  /// Starts it in a folder. A wrapper is a program that runs it.
  public func start(
    _ words: [String], in folder: String = "/", through wrapper: [String] = []
  ) throws -> Running {
    let streams = try TemporaryFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (descriptor, name) in [
      (STDOUT_FILENO, "output"), (STDERR_FILENO, "error"),
    ] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, streams.path(name), O_WRONLY | O_CREAT, 0o644)
    }
    let command = ["/usr/bin/env", "-C", folder] + wrapper + [path] + words
    let arguments = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let failure = posix_spawn(
      &process, command[0], &actions, nil, arguments, variables)
    guard failure == 0 else {
      errno = failure
      throw TemporaryFolder.Failure("start \(command[0])")
    }
    return Running(process: process, streams: streams)
  }
}
