/// Why the preview server or the watcher cannot start.
public enum PreviewProblem: Error, Hashable, Sendable {
  /// Another program listens at this port.
  case portInUse(Int)
  /// Ports below 1024 may be kept for the administrator.
  case portNotAllowed(Int)
  /// The machine does not have this address.
  case addressNotHere(String)
  /// No network has a private address.
  case noPrivateAddress
  /// The system refused; its own words.
  case refused(String)
  /// The system watches no more folders for this user.
  case watchLimit

  /// What is wrong: one sentence without a final full stop.
  public var message: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use"
    case .portNotAllowed(let port): "port \(port) may not be used"
    case .addressNotHere(let address): "this machine is not \(address)"
    case .noPrivateAddress: "this machine has no address in a private network"
    case .refused(let reason): "cannot listen: \(reason)"
    case .watchLimit: "the system does not let more folders be watched"
    }
  }

  /// What would be right, when that is known.
  public var help: String? {
    switch self {
    case .portInUse: "choose another with --port, or any with --port 0"
    case .portNotAllowed: "choose one from 1024 to 65535, or any with --port 0"
    case .noPrivateAddress: "connect to the network that the other device is in"
    case .watchLimit: "raise fs.inotify.max_user_watches and max_user_instances"
    case .addressNotHere, .refused: nil
    }
  }
}
