import Dispatch
import Glibc

/// SIGINT and SIGTERM, by which people and supervisors end `watch` and
/// `serve`.
enum StopSignals {
  /// Ends the process with status 0 as soon as one of them comes, whatever it
  /// does: every file is renamed into place, so that nothing is torn, and the
  /// next build goes on from there.
  ///
  /// - Parameter last: what is done before that.
  static func endTheProcess(
    last: @escaping @Sendable () -> Void = {}
  ) {
    for number in [SIGINT, SIGTERM] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(
        signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler {
        last()
        _exit(0)
      }
      source.resume()
      // Kept for as long as the process runs.
      _ = Unmanaged.passRetained(source as AnyObject)
    }
  }
}
