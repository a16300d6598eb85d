extension VirtualClock {
  /// The clock of whatever runs now; `Device.current` sets it, so that several apps share a process.
  @MainActor public static var current = VirtualClock()
}
