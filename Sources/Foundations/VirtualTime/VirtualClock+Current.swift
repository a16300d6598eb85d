extension VirtualClock {
  /// The clock of the app that runs now; `Device.current` sets it, so that several apps share a process.
  ///
  /// Until it is set, nobody drives the clock: schedulers that follow the current clock then run on
  /// real time, as in a test that runs without a session.
  @MainActor public static var current = makeCurrent() {
    didSet { ClockDiagnostics.current = current.diagnostics }
  }

  @MainActor private static func makeCurrent() -> VirtualClock {
    let clock = VirtualClock()
    clock.diagnostics.drivenClock = nil
    ClockDiagnostics.current = clock.diagnostics
    return clock
  }
}
