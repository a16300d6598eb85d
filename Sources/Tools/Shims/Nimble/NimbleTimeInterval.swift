// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
public import Foundation

/// A time that a test waits at most, or between two looks; a plain number stands for seconds.
nonisolated public enum NimbleTimeInterval: Sendable, Equatable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)

  public var timeInterval: TimeInterval {
    switch self {
    case .seconds(let count): TimeInterval(count)
    case .milliseconds(let count): TimeInterval(count) / 1_000
    case .microseconds(let count): TimeInterval(count) / 1_000_000
    case .nanoseconds(let count): TimeInterval(count) / 1_000_000_000
    }
  }

  public var nanoseconds: UInt64 { UInt64(max(timeInterval * 1_000_000_000, 0).rounded()) }

  public var dispatchTimeInterval: DispatchTimeInterval {
    switch self {
    case .seconds(let count): .seconds(count)
    case .milliseconds(let count): .milliseconds(count)
    case .microseconds(let count): .microseconds(count)
    case .nanoseconds(let count): .nanoseconds(count)
    }
  }
}

nonisolated extension NimbleTimeInterval: CustomStringConvertible {
  public var description: String {
    self == .seconds(1) ? "1.0 second" : "\(Float(timeInterval)) seconds"
  }
}

nonisolated extension NimbleTimeInterval: Comparable {
  public static func < (lhs: NimbleTimeInterval, rhs: NimbleTimeInterval) -> Bool {
    lhs.timeInterval < rhs.timeInterval
  }
}

nonisolated extension TimeInterval {
  public var nimbleInterval: NimbleTimeInterval { .microseconds(Int(self * 1_000_000)) }
}

// Up to Nimble 8 the times were numbers of seconds.

nonisolated extension NimbleTimeInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = value.nimbleInterval }
}
