internal import HeadlessDevice

extension Ported {
  /// The random numbers of the device's seed; the system's where the caller is not on the main thread.
  public nonisolated struct Random: RandomNumberGenerator {
    /// Creates a generator; all draw from the device's.
    public init() {}

    /// Returns the next number.
    public mutating func next() -> UInt64 {
      onMain { Device.current.random.next() } ?? UInt64.random(in: .min ... .max)
    }
  }
}
