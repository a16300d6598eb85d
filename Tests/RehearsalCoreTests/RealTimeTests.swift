import Dispatch
import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("Time on the wall clock")
struct RealTimeTests {
  @Test("with an allowance of real time, each step waits for at least that time")
  func allowance() throws {
    let session = try waitingSession { $0.addButton("Send") }
    let allowance = Duration.milliseconds(20)
    try session.arrange(.realtime(allowance))
    let passed = try ContinuousClock().measure { try session.perform(.tap(ElementQuery("Send"))) }
    #expect(passed >= allowance)
    #expect(session.device.clock.now == .zero)
  }

  @Test("a wait ends at its limit although work that is due puts the next one there for ever")
  func endlessWork() throws {
    var results: [DispatchTimeoutResult] = []
    let session = try waitingSession { screen in
      let wait = UIAction(title: "Wait") { _ in
        Self.scheduleForEver()
        results.append(DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(1)))
      }
      screen.view.addSubview(UIButton(primaryAction: wait))
    }
    let error = #expect(throws: SessionError.self) {
      try session.perform(.tap(ElementQuery("Wait")))
    }
    #expect(results == [.timedOut])
    #expect(error?.message.hasPrefix("Work never ends at one instant") == true)
  }

  /// Schedules work that is due now and schedules itself again.
  private static func scheduleForEver() {
    Device.current.clock.schedule(after: .zero, for: .init(.timer, "endless")) {
      scheduleForEver()
    }
  }
}
