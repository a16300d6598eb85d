extension VirtualClock {
  /// The clock of whatever runs now; `Device.current` sets it, so that several apps share a process.
  @MainActor public static var current = makeCurrent() {
    didSet { ClockLedger.current = current.ledger }
  }

  @MainActor private static func makeCurrent() -> VirtualClock {
    let clock = VirtualClock()
    ClockLedger.current = clock.ledger
    return clock
  }
}
