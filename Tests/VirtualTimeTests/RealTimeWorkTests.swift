import Testing

@testable import VirtualTime

@Suite("Work of a queue, which belongs to no driver")
struct RealTimeWorkTests {
  @Test("on a thread with a driver's clock it runs once, without that clock, which then is back")
  func drivenThread() {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    let clock = VirtualClock()
    VirtualClock.current = clock
    var hasClock: [Bool] = []
    ClockDiagnostics.onRealTime {
      hasClock.append(ClockDiagnostics.current.drivenClock != nil)
    }
    #expect(hasClock == [false])
    #expect(ClockDiagnostics.current === clock.diagnostics)
  }

  @Test("on a thread without a driver's clock it runs once, with that thread's diagnostics")
  func ownThread() {
    var isSame: [Bool] = []
    EndedThread.run {
      let own = ClockDiagnostics.current
      ClockDiagnostics.onRealTime { isSame.append(ClockDiagnostics.current === own) }
    }
    #expect(isSame == [true])
  }
}

@Suite("The app that runs on a thread")
struct RunningAppTests {
  @Test("it is the one of the current clock, while that one's code runs")
  func running() {
    let before = VirtualClock.current
    defer { VirtualClock.current = before }
    let (clock, other) = (VirtualClock(), VirtualClock())
    VirtualClock.current = clock
    #expect(ClockDiagnostics.runningApp == nil)
    clock.diagnostics.isRunningApp = true
    #expect(ClockDiagnostics.runningApp == ObjectIdentifier(clock.diagnostics))
    VirtualClock.current = other
    #expect(ClockDiagnostics.runningApp == nil)
  }
}
