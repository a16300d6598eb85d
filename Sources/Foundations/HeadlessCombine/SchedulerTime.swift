public import Dispatch
public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// A type that can be made of a number of seconds or of its fractions.
nonisolated public protocol SchedulerTimeIntervalConvertible {
  /// A number of seconds.
  static func seconds(_ value: Int) -> Self
  /// A number of seconds.
  static func seconds(_ value: Double) -> Self
  /// A number of milliseconds.
  static func milliseconds(_ value: Int) -> Self
  /// A number of microseconds.
  static func microseconds(_ value: Int) -> Self
  /// A number of nanoseconds.
  static func nanoseconds(_ value: Int) -> Self
}

/// A point in time of every scheduler on the virtual clock, in whole nanoseconds.
///
/// Combine has a type for each scheduler; here they are names of this one.
nonisolated public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
  let instant: VirtualClock.Instant

  init(_ instant: VirtualClock.Instant) { self.instant = instant }

  /// The time as Dispatch's.
  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: instant.uptimeNanoseconds)
  }

  /// Creates the time of Dispatch's time.
  public init(_ time: DispatchTime) {
    self.init(VirtualClock.Instant(uptimeNanoseconds: time.uptimeNanoseconds))
  }

  /// The time as a date of the device.
  @MainActor public var date: Date {
    let distance = Device.current.clock.now.duration(to: instant)
    return Device.current.date.addingTimeInterval(Double(distance.nanoseconds) / 1e9)
  }

  /// Creates the time of a date of the device.
  @MainActor public init(_ date: Date) {
    let seconds = date.timeIntervalSince(Device.current.date)
    self.init(Device.current.clock.now.advanced(by: .init(appSeconds: seconds)))
  }

  /// Returns the length of time to another point.
  public func distance(to other: SchedulerTime) -> SchedulerStride {
    SchedulerStride(duration: instant.duration(to: other.instant))
  }

  /// Returns the point after a length of time.
  public func advanced(by stride: SchedulerStride) -> SchedulerTime {
    SchedulerTime(instant.advanced(by: stride.duration))
  }
}

/// A length of time of every scheduler on the virtual clock, in whole nanoseconds.
///
/// It is a number of seconds where a literal stands for it.
nonisolated public struct SchedulerStride: SchedulerTimeIntervalConvertible, Hashable, Codable,
  Sendable
{
  /// The nanoseconds.
  public var magnitude: Int

  var duration: Duration { .nanoseconds(Int64(magnitude)) }

  init(duration: Duration) { magnitude = Int(duration.nanoseconds) }

  /// The length in seconds.
  public var timeInterval: TimeInterval { Double(magnitude) / 1e9 }

  /// Creates a length of a number of seconds.
  public init(_ timeInterval: TimeInterval) {
    self.init(duration: .init(appSeconds: timeInterval))
  }

  /// Creates the length of Dispatch's interval; the longest one stands for never.
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let value): self = .seconds(value)
    case .milliseconds(let value): self = .milliseconds(value)
    case .microseconds(let value): self = .microseconds(value)
    case .nanoseconds(let value): self = .nanoseconds(value)
    default: magnitude = .max
    }
  }

  /// A number of seconds.
  public static func seconds(_ value: Double) -> Self {
    Self(duration: .init(appSeconds: value))
  }
  /// A number of seconds.
  public static func seconds(_ value: Int) -> Self {
    Self(duration: .seconds(value))
  }
  /// A number of milliseconds.
  public static func milliseconds(_ value: Int) -> Self {
    Self(duration: .milliseconds(value))
  }
  /// A number of microseconds.
  public static func microseconds(_ value: Int) -> Self {
    Self(duration: .microseconds(value))
  }
  /// A number of nanoseconds.
  public static func nanoseconds(_ value: Int) -> Self {
    Self(duration: .nanoseconds(value))
  }
}

nonisolated extension SchedulerStride: SignedNumeric, Comparable, ExpressibleByFloatLiteral {
  /// Creates a length of seconds.
  public init(integerLiteral value: Int) { self.init(duration: .seconds(value)) }
  /// Creates a length of seconds.
  public init(floatLiteral value: Double) { self.init(duration: .init(appSeconds: value)) }
  /// Creates a length of seconds; nil if the number cannot be represented.
  public init?<Number: BinaryInteger>(exactly source: Number) {
    guard let seconds = Int(exactly: source) else { return nil }
    self.init(duration: .seconds(seconds))
  }

  /// Returns whether the left length is shorter.
  public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
  /// Adds lengths.
  public static func + (left: Self, right: Self) -> Self {
    Self(duration: left.duration + right.duration)
  }
  /// Subtracts a length.
  public static func - (left: Self, right: Self) -> Self {
    Self(duration: left.duration - right.duration)
  }
  /// Multiplies the nanoseconds, as Combine does.
  public static func * (left: Self, right: Self) -> Self {
    .nanoseconds(left.magnitude.multipliedReportingOverflow(by: right.magnitude).partialValue)
  }
  /// Multiplies the nanoseconds, as Combine does.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
