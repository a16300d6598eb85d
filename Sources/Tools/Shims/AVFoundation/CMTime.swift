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
  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(value: 0, timescale: 0)

  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
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
    left.isValid == right.isValid && (!left.isValid || left.seconds == right.seconds)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : -1) }

  public var isIndefinite: Bool { false }
  public var isNumeric: Bool { isValid }
}

nonisolated public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
nonisolated public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
nonisolated public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 == time2 ? 0 : time1 < time2 ? -1 : 1
}
nonisolated public let kCMTimeZero = CMTime.zero

/// A beginning and a length.
nonisolated public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }

  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
}

public typealias CMTimeScale = Int32
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
