import Foundation
import Testing

@testable import VirtualTime

@Suite("The clock of a process before any session")
struct FirstClockTests {
  @Test("nobody drives it, and code without an isolation reaches its diagnostics")
  func first() async {
    await #expect(processExitsWith: .success) {
      let isRight = await MainActor.run {
        let (clock, other) = (VirtualClock.current, VirtualClock())
        return clock.diagnostics.drivenClock == nil
          && ClockDiagnostics.current === clock.diagnostics && clock === VirtualClock.current
          && other.diagnostics.drivenClock === other
      }
      exit(isRight ? 0 : 1)
    }
  }
}
