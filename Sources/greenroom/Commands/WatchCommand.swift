import Preview
import Site

/// `greenroom watch`
struct WatchCommand {
  let settings: Settings

  func run() async -> ExitStatus {
    StopSignals.endTheProcess()
    return await LiveLoop(settings).run()
  }
}
