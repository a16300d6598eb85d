import Testing
import VirtualTime

@Suite("Sleeping on the clock")
struct SleepTests {
  @Test("a task sleeps until the clock has advanced")
  func sleeps() async throws {
    let clock = VirtualClock()
    let line: UInt = #line + 2
    let task = Task { @MainActor in
      try await clock.sleep(for: .seconds(2))
      return clock.now
    }
    while clock.isIdle { await Task.yield() }
    #expect(clock.pending.map(\.description) == ["sleep (scheduled at \(#fileID):\(line))"])
    try clock.advance(by: .seconds(5))
    #expect(try await task.value == .zero.advanced(by: .seconds(5)))
  }

  @Test("a task cancelled before or during its sleep throws CancellationError")
  func cancelled() async throws {
    let clock = VirtualClock()
    let before = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
    before.cancel()
    await #expect(throws: CancellationError.self) { try await before.value }
    let meanwhile = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
    while clock.isIdle { await Task.yield() }
    meanwhile.cancel()
    await #expect(throws: CancellationError.self) { try await meanwhile.value }
    #expect(clock.isIdle)
    #expect(clock.now == .zero)
  }
}
