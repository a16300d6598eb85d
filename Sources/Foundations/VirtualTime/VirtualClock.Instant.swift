extension VirtualClock {
  /// A point in virtual time, in whole nanoseconds since the clock's zero.
  public struct Instant: InstantProtocol, Hashable, Codable, Sendable {
    /// The instant of a new clock.
    public static let zero = Instant(nanoseconds: 0)

    /// Nanoseconds since the clock's zero.
    public let nanoseconds: Int64

    /// Creates the instant at a number of nanoseconds after the clock's zero.
    public init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    /// Returns the instant later by a duration, at most the last one that can be represented.
    public func advanced(by duration: Duration) -> Instant {
      let (sum, overflow) = nanoseconds.addingReportingOverflow(duration.nanoseconds)
      guard overflow else { return Instant(nanoseconds: sum) }
      return Instant(nanoseconds: duration < .zero ? .min : .max)
    }

    /// Returns the duration from this instant to another; negative where the other is earlier.
    public func duration(to other: Instant) -> Duration {
      let (difference, overflow) = other.nanoseconds.subtractingReportingOverflow(nanoseconds)
      guard overflow else { return .nanoseconds(difference) }
      return .nanoseconds(other > self ? Int64.max : Int64.min)
    }

    /// Returns whether the left instant is earlier.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.nanoseconds < right.nanoseconds
    }
  }
}

extension VirtualClock.Instant {
  /// The uptime at the clock's zero; a time of Dispatch of 0 would mean now.
  private static let origin: UInt64 = 1_000_000_000_000

  /// The instant in the time of Dispatch, `DispatchTime`.
  package var uptimeNanoseconds: UInt64 { Self.origin + UInt64(max(0, nanoseconds)) }

  /// Creates the instant of a time of Dispatch, at the earliest the clock's zero.
  package init(uptimeNanoseconds: UInt64) {
    let distance = uptimeNanoseconds > Self.origin ? uptimeNanoseconds - Self.origin : 0
    self.init(nanoseconds: Int64(clamping: distance))
  }
}

extension Duration {
  /// Creates a duration of a number of seconds that an app gives: no number is zero, and one beyond 64 bits of
  /// nanoseconds, about 292 years, is the limit.
  package init(appSeconds seconds: Double) {
    guard !seconds.isNaN else {
      self = .zero
      return
    }
    let limit = Double(Int64.max / 1_000_000_000)
    self = .seconds(min(max(seconds, -limit), limit))
  }

  /// The duration in whole nanoseconds, rounded towards zero and clamped to 64 bits.
  public var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, carried) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard overflow || carried else { return sum }
    return seconds < 0 ? .min : .max
  }
}
