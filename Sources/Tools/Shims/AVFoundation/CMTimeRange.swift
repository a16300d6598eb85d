// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessUIKit

/// A beginning and a length.
nonisolated public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public var end: CMTime { start + duration }

  public init() { self.init(start: .zero, duration: .zero) }
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  public var isIndefinite: Bool { start.isIndefinite || duration.isIndefinite }
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
  public func containsTimeRange(_ timeRange: CMTimeRange) -> Bool {
    timeRange.start >= start && timeRange.end <= end
  }

  public func intersection(_ timeRange: CMTimeRange) -> CMTimeRange {
    let (first, last) = (max(start, timeRange.start), min(end, timeRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  public func union(_ timeRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, timeRange.start), end: max(end, timeRange.end))
  }
}

nonisolated public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
nonisolated public func CMTimeRangeMake(_ start: CMTime, _ duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
nonisolated public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
nonisolated public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
nonisolated public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
nonisolated public func CMTimeRangeEqual(_ range1: CMTimeRange, _ range2: CMTimeRange) -> Bool {
  range1 == range2
}
nonisolated public let kCMTimeRangeZero = CMTimeRange.zero
nonisolated public let kCMTimeRangeInvalid = CMTimeRange.invalid

// The numbers of times are those of a point or a rectangle, which Foundation's values hold.
nonisolated extension NSValue {
  public convenience init(time: CMTime) {
    self.init(cgPoint: CGPoint(x: Double(time.value), y: Double(time.timescale)))
  }

  public convenience init(timeRange: CMTimeRange) {
    let (start, duration) = (timeRange.start, timeRange.duration)
    self.init(
      cgRect: CGRect(
        x: Double(start.value), y: Double(start.timescale),
        width: Double(duration.value), height: Double(duration.timescale)))
  }

  public var timeValue: CMTime { CMTime(cgPointValue.x, cgPointValue.y) }

  public var timeRangeValue: CMTimeRange {
    let numbers = cgRectValue
    return CMTimeRange(
      start: CMTime(numbers.origin.x, numbers.origin.y),
      duration: CMTime(numbers.size.width, numbers.size.height))
  }
}

nonisolated extension CMTime {
  fileprivate init(_ value: Double, _ timescale: Double) {
    self.init(
      value: Int64(exactly: value) ?? (value < 0 ? -.max : .max), timescale: Int32(timescale))
  }
}
