import Preview
import Site

/// `greenroom watch`
struct WatchCommand {
  let settings: Settings

  func run() async -> ExitStatus {
    StopSignals.endTheProcess()
    var loop = LiveLoop(settings)
    return await loop.run()
  }
}
