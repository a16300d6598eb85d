public import Foundation

/// A scheduler whose virtual time is a date.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// Creates a scheduler at a date.
  public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}

/// The conversion of a ``HistoricalScheduler``: dates and seconds as they are.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType {
  /// Returns the date.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// Returns the date.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  /// Returns the seconds.
  public func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: TimeInterval
  ) -> TimeInterval { virtualTimeInterval }

  /// Returns the seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// Returns a date moved by seconds.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime { time + offset }

  /// Compares two dates.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs == rhs ? .equal : .greaterThan
  }
}
