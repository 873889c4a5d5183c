import Catalog
import Localization
import Polling
import Testing

@Suite("When a poller sends what")
struct ScheduleTests {
  @Test(
    "Traces",
    arguments: [
      // At once, then every ten seconds or so; ids sorted.
      ("0 track b:live a:upcoming c:ended:rec", "200", 45.0, "X")
    ])
  func traces(
    trace: String, replies: String, end: Double, expected: String
  ) {
    #expect(Simulation.log(trace, replies, until: end) == expected)
  }
}
