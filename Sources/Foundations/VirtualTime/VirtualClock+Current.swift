extension VirtualClock {
  /// The clock of the app that runs now; `Device.current` sets it, so that several apps share a process.
  @MainActor public static var current = makeCurrent() {
    didSet { ClockDiagnostics.current = current.diagnostics }
  }

  @MainActor private static func makeCurrent() -> VirtualClock {
    let clock = VirtualClock()
    ClockDiagnostics.current = clock.diagnostics
    return clock
  }
}
