public import Foundation

/// A conversion between the units of a ``VirtualTimeScheduler`` and real time.
public protocol VirtualTimeConverterType {
  /// The unit of points in time.
  associatedtype VirtualTimeUnit

  /// The unit of differences between points in time.
  associatedtype VirtualTimeIntervalUnit

  /// Converts a virtual time to a date.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// Converts a date to a virtual time.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// Converts a virtual interval to seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval

  /// Converts seconds to a virtual interval.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// Returns a virtual time moved by an interval.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// Compares two virtual times.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two virtual times.
public enum VirtualTimeComparison {
  /// The first time is before the second one.
  case lessThan
  /// Both times are the same.
  case equal
  /// The first time is after the second one.
  case greaterThan
}
