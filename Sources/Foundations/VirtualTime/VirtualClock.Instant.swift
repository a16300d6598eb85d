extension VirtualClock {
  /// A point in virtual time, in whole nanoseconds since the clock's zero, so that nothing rounds.
  public struct Instant: InstantProtocol, Hashable, Codable, Sendable {
    /// Where a new clock stands.
    public static let zero = Instant(nanoseconds: 0)

    /// Nanoseconds since the clock's zero.
    public let nanoseconds: Int64

    /// Creates the instant so many nanoseconds after the clock's zero.
    public init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// The instant that much later, at the latest the last one that can be told.
    public func advanced(by duration: Duration) -> Instant {
      let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
      guard overflow else { return Instant(nanoseconds: sum) }
      return Instant(nanoseconds: duration < .zero ? .min : .max)
    }

    /// How long it is from this instant to the other; below zero when the other is earlier.
    public func duration(to other: Instant) -> Duration {
      let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
      guard overflow else { return .nanoseconds(difference) }
      return .nanoseconds(other > self ? Int64.max : Int64.min)
    }

    /// Earlier instants come first.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.nanoseconds < right.nanoseconds
    }
  }
}

extension Duration {
  /// The duration in whole nanoseconds, rounded towards zero and held within what 64 bits can tell.
  public var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carried) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard overflow || carried else { return sum }
    return seconds < 0 ? .min : .max
  }
}
