// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.

/// A number of seconds as a fraction.
nonisolated public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }
  /// Creates a time; invalid for seconds that are no number.
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    guard !value.isNaN else {
      self = .invalid
      return
    }
    self.init(
      value: Int64(exactly: value) ?? (value < 0 ? -.max : .max), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)
  // The greatest and the least time stand for the infinite ones.
  public static let positiveInfinity = CMTime(value: .max, timescale: 1)
  public static let negativeInfinity = CMTime(value: -.max, timescale: 1)
  public static let indefinite = CMTime(value: 0, timescale: -1)

  public var seconds: Double {
    guard timescale > 0 else { return .nan }
    guard value.magnitude < Int64.max.magnitude else { return value < 0 ? -.infinity : .infinity }
    return Double(value) / Double(timescale)
  }
  public var isValid: Bool { timescale != 0 }
  public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }

  public static func + (left: Self, right: Self) -> Self {
    let scale = max(left.timescale, right.timescale)
    return left.isValid && right.isValid
      ? Self(seconds: left.seconds + right.seconds, preferredTimescale: scale) : .invalid
  }
  public static func - (left: Self, right: Self) -> Self {
    left + Self(value: -right.value, timescale: right.timescale)
  }
  public static func == (left: Self, right: Self) -> Bool {
    left.isValid == right.isValid && left.isIndefinite == right.isIndefinite
      && (left.seconds.isNaN || left.seconds == right.seconds)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds.isNaN ? -1 : seconds) }

  public var isIndefinite: Bool { timescale < 0 }
  public var isPositiveInfinity: Bool { seconds == .infinity }
  public var isNegativeInfinity: Bool { seconds == -.infinity }
  public var isNumeric: Bool { seconds.isFinite }

  /// Returns the time as a fraction of another denominator.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }
}

nonisolated public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
nonisolated public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
nonisolated public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
nonisolated public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
}
nonisolated public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
nonisolated public func CMTimeConvertScale(
  _ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod
) -> CMTime { time.convertScale(newTimescale, method: method) }
nonisolated public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  min(time1, time2)
}
nonisolated public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime {
  max(time1, time2)
}
nonisolated public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime {
  CMTime(value: abs(time.value), timescale: time.timescale)
}
nonisolated public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
nonisolated public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
nonisolated public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
nonisolated public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
nonisolated public let kCMTimeZero = CMTime.zero
nonisolated public let kCMTimeInvalid = CMTime.invalid
nonisolated public let kCMTimeIndefinite = CMTime.indefinite
nonisolated public let kCMTimePositiveInfinity = CMTime.positiveInfinity

/// The rounding of a time to another denominator; each rounds to the nearest here.
nonisolated public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity,
    roundTowardNegativeInfinity
  public static var `default`: Self { .roundHalfAwayFromZero }
}

public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64
nonisolated public let NSEC_PER_SEC: UInt64 = 1_000_000_000
nonisolated public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
nonisolated public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
nonisolated public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
nonisolated public func CMTimeMakeWithSeconds(_ seconds: Double, _ timescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: timescale)
}
nonisolated public func CMTimeMakeWithSeconds(
  _ seconds: Double, preferredTimescale: Int32
) -> CMTime { CMTime(seconds: seconds, preferredTimescale: preferredTimescale) }
