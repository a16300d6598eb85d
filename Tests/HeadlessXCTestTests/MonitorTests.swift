import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Monitors of interruptions", .serialized)
struct MonitorTests {
  private func taps(
    removing: @escaping ([any NSObjectProtocol]) -> [any NSObjectProtocol]
  ) -> [String] {
    _ = Playground.run { app, test in
      let monitors = ["Yes", "No"].map { title in
        test.addUIInterruptionMonitor(withDescription: title) { alert in
          alert.buttons[title].tap()
          return true
        }
      }
      for monitor in removing(monitors) { test.removeUIInterruptionMonitor(monitor) }
      app.buttons["Ask"].tap()
      app.switches["Sound"].tap()
    }
    return PlayViewController.taps
  }

  @Test("the newest monitor that was not removed handles an alert, whichever others were")
  func removal() {
    #expect(taps { _ in [] } == ["Ask", "No"])
    #expect(taps { [$0[0]] } == ["Ask", "No"])
    #expect(taps { [$0[1]] } == ["Ask", "Yes"])
  }

  @Test("another object than a monitor removes none")
  func otherObject() {
    #expect(taps { _ in [NSObject()] } == ["Ask", "No"])
  }
}
