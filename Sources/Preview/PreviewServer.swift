import Glibc
import Synchronization

/// Serves a folder to browsers on this machine, or in its network, and tells
/// open pages what changes. It knows nothing of sites.
public final class PreviewServer: Sendable {
  /// What is served, and where.
  public struct Configuration: Sendable {
    /// The folder. It need not be there yet.
    public var folder: String
    /// The port; 0 takes any that is free.
    public var port: Int
    /// Who may ask.
    public var access: PreviewAccess
    /// Further addresses below `/.greenroom/`.
    public var routes: [PreviewRoute]
    /// The script of served pages.
    public var reloadScript: [UInt8]
    /// The stylesheet of what that script shows.
    public var reloadStylesheet: [UInt8]

    /// What is served, and where.
    public init(
      folder: String, port: Int = 0, access: PreviewAccess = .loopback,
      routes: [PreviewRoute] = [], reloadScript: [UInt8],
      reloadStylesheet: [UInt8]
    ) {
      self.folder = folder
      self.port = port
      self.access = access
      self.routes = routes
      self.reloadScript = reloadScript
      self.reloadStylesheet = reloadStylesheet
    }
  }

  /// Where it is, such as `http://127.0.0.1:8080/`.
  public let address: String
  /// The port that it listens at.
  public let port: Int
  let server: HTTPServer
  /// The daemon of the library, as a number; nil once it is stopped.
  private let daemon: Mutex<UInt?>

  /// Begins to serve.
  public convenience init(
    _ configuration: Configuration
  ) throws(PreviewProblem) {
    try self.init(configuration, limits: ServerLimits())
  }

  init(
    _ configuration: Configuration, limits: ServerLimits
  ) throws(PreviewProblem) {
    let access = configuration.access
    let listener = try Listener.open(access.address, port: configuration.port)
    port = listener.port
    address = "http://\(access.address):\(listener.port)\(access.root)"
    let instance = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    server = HTTPServer(Responder(configuration, instance: instance), limits)
    guard let daemon = server.start(listener.socket) else {
      close(listener.socket)
      throw .refused("no thread is left")
    }
    self.daemon = Mutex(UInt(bitPattern: daemon))
  }

  deinit { stop() }

  /// Pages whose bytes an edit or a catalog reload changed, by their paths
  /// from the folder: open ones reload.
  public func announce(changed paths: Set<String>) {
    server.responder.announcements.withLock { $0.announce(changed: paths) }
    server.caretaker.resumeAll()
  }

  /// Shows a text over every open page; nil takes it away.
  public func announce(problems text: String?) {
    server.responder.announcements.withLock { $0.announce(problems: text) }
    server.caretaker.resumeAll()
  }

  /// Ends all connections and frees the port, at once. Not to be called by a
  /// route. Does nothing the second time.
  public func stop() {
    let stopped = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    guard let daemon = stopped.flatMap({ OpaquePointer(bitPattern: $0) }) else {
      return
    }
    server.stop(daemon)
  }
}
