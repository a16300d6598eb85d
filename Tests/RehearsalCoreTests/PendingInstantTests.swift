import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing
import VirtualTime

@Suite("Pending work that is due now")
struct PendingInstantTests {
  @Test("work of the app is listed; what only ends the current work is listed where it is later")
  func now() throws {
    let session = try waitingSession { _ in }
    let clock = session.device.clock
    for kind in [VirtualClock.Purpose.Kind.layout, .autorelease, .endOfEvent, .timer, .work] {
      clock.schedule(after: .zero, for: .init(kind, "now")) {}
      clock.schedule(after: .seconds(1), for: .init(kind, "later")) {}
    }
    #expect(
      session.screen.pending.map { "\($0.nanoseconds) \($0.purpose)" } == [
        "0 timer now", "0 work now", "1000000000 layout later", "1000000000 autorelease later",
        "1000000000 end of event later", "1000000000 timer later", "1000000000 work later",
      ])
  }
}
