extension VirtualClock {
  /// The clock of whatever runs now; `Device.current` sets it, so that several apps share a process.
  @MainActor public static var current = makeCurrent() {
    didSet { ofThisThread.value = current }
  }

  /// The current clock for code without an isolation: the main thread's, and nil on every other.
  package static let ofThisThread = ThreadLocal<VirtualClock>()

  @MainActor private static func makeCurrent() -> VirtualClock {
    let clock = VirtualClock()
    ofThisThread.value = clock
    return clock
  }
}
