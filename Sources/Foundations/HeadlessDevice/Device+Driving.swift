extension Device {
  /// Whether a session runs its app now, and moves its device's clock.
  package static var isDriven = false
}
