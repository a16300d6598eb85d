import Dispatch
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessFoundation
@testable import RehearsalCore

@Suite("Dispatch's sources on queues of the app")
struct DispatchSourceTests {
  private typealias Queue = HeadlessFoundation.DispatchQueue

  @Test("timers on a global queue and on one of the app fire on virtual time")
  func timers() throws {
    try MainQueue.capturing {
      Device.current = Device()
      var fired: [String] = []
      let first = DispatchSource.makeTimerSource(queue: Queue.global())
      first.schedule(deadline: .now() + .milliseconds(10), repeating: .milliseconds(20))
      first.setEventHandler { MainActor.assumeIsolated { fired.append("global") } }
      let second = DispatchSource.makeTimerSource(queue: Queue(label: "own"))
      second.schedule(deadline: .now() + .milliseconds(15))
      second.setEventHandler { MainActor.assumeIsolated { fired.append("own") } }
      first.resume()
      second.resume()
      @MainActor func pass(milliseconds: Int) throws {
        for _ in 0..<milliseconds / 5 {
          try Device.current.clock.advance(by: .milliseconds(5))
          try runMainQueue()
        }
      }
      try pass(milliseconds: 40)
      #expect(fired == ["global", "own", "global"])
      first.cancel()
      try pass(milliseconds: 40)
      #expect(fired == ["global", "own", "global"])
      second.cancel()
    }
  }
}
