import Foundation
import HeadlessDevice
import Testing
import VirtualTime

@testable import HeadlessFoundation

@Suite("Turns of a run loop that runs until a date", .serialized)
struct RunLoopTurnTests {
  private let device = Device()
  private let events = Events()

  private final class Events {
    var all: [String] = []
  }

  @Test(
    "what waits on the loop runs before time moves, and after it if the loop only looks",
    arguments: [
      (1.0, ["waiting at 0 ms", "due at 300 ms"]), (0.0, ["waiting at 1 ms"]),
    ])
  func waiting(seconds: TimeInterval, expected: [String]) {
    Device.current = device
    device.clock.schedule(after: .milliseconds(300)) { note("due") }
    RunLoop.current.perform { MainActor.assumeIsolated { note("waiting") } }
    Ported.run(.current, until: Ported.date.addingTimeInterval(seconds))
    #expect(events.all == expected)
  }

  private func note(_ event: String) {
    events.all.append("\(event) at \(device.clock.now.nanoseconds / 1_000_000) ms")
  }
}
