import Foundation
import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Threads beside a test", .serialized)
struct SleepingThreadTests {
  @Test("a sleep on another thread takes real time, and the test goes on")
  func sleepingThread() {
    let outcome = Playground.run { _, test in
      let done = DispatchSemaphore(value: 0)
      Thread {
        usleep(1)
        done.signal()
      }.start()
      done.wait()
      test.note("slept")
    }
    #expect(outcome == .init(notes: ["slept", "tearDown"]))
  }
}
