import Dispatch
import Foundation
import HeadlessDevice
import RehearsalCore
import Testing
import VirtualTime

@testable import HeadlessXCTest

@MainActor
@Suite("Work that a test's code delays", .serialized)
struct DelayTests {
  private func seconds(_ app: XCUIApplication) -> Double {
    let instant = app.chain.app.run.session?.device.clock.now.nanoseconds ?? 0
    return Double(instant) / 1e9
  }

  @Test("a wait moves virtual time to the delayed work, and no further")
  func wait() {
    let outcome = Playground.run { app, test in
      let isDue = test.expectation(description: "due")
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        MainActor.assumeIsolated { test.note("due at \(seconds(app))") }
        isDue.fulfill()
      }
      test.note("\(XCTWaiter.wait(for: [isDue], timeout: 2))")
      test.note("\(XCTWaiter.wait(for: [isDue], timeout: 2)) at \(seconds(app))")
    }
    #expect(
      outcome == .init(notes: ["timedOut", "due at 3.0", "completed at 3.0", "tearDown"]))
  }

  @Test("work that is due after an act of the test runs in the order of its times")
  func order() {
    let outcome = Playground.run { app, test in
      for delay in [2.0, 1, 4, 1.5] {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { test.note("\(delay)") }
      }
      sleep(3)
      test.note("slept")
      sleep(1)
    }
    #expect(outcome == .init(notes: ["1.0", "1.5", "2.0", "slept", "4.0", "tearDown"]))
  }

  @Test("what is still delayed at the end of a test never runs")
  func dropped() {
    final class Token: Sendable {}
    weak var held: Token?
    let first = Playground.run { _, test in
      let token = Token()
      held = token
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [token] in test.note("\(token)") }
    }
    #expect(held == nil)
    let second = Playground.run { _, _ in sleep(5) }
    #expect([first.notes, second.notes] == [["tearDown"], ["tearDown"]])
  }

  @Test("a delay is the next multiple of ten milliseconds; one without an end stays it")
  func rounded() {
    let rounded = [0, 1, 9_999_999, 10_000_000, 10_000_001, .max].map(TestDelays.rounded)
    #expect(
      rounded == [0, 10, 10, 10, 20].map { Duration.milliseconds($0) } + [.nanoseconds(Int64.max)])
  }
}
