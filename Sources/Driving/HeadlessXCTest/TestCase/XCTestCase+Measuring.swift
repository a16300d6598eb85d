/// A quantity that `measure(metrics:block:)` names; on virtual time there is nothing to measure.
nonisolated public protocol XCTMetric {}

/// The time that a launch takes.
nonisolated public final class XCTApplicationLaunchMetric: XCTMetric {
  /// Creates the metric.
  public init(waitUntilResponsive: Bool = false) {}
}

/// The time on the clock.
nonisolated public final class XCTClockMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The memory of the app.
nonisolated public final class XCTMemoryMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The processor's time of the app.
nonisolated public final class XCTCPUMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The time between two signposts.
nonisolated public final class XCTOSSignpostMetric: XCTMetric {
  /// Creates the metric of a signpost.
  public init(subsystem: String, category: String, name: String) {}

  /// The time that a launch takes.
  public static var applicationLaunch: any XCTMetric { XCTApplicationLaunchMetric() }
  /// The smoothness of scrolling.
  public static var scrollingAndDecelerationMetric: any XCTMetric { XCTClockMetric() }
  /// The smoothness of navigation.
  public static var navigationTransitionMetric: any XCTMetric { XCTClockMetric() }
}

/// The memory that is written to disk.
nonisolated public final class XCTStorageMetric: XCTMetric {
  /// Creates the metric.
  public init() {}
}

/// The options of a measurement.
nonisolated public final class XCTMeasureOptions {
  /// The calls that start or stop a measurement.
  nonisolated public struct InvocationOptions: OptionSet, Sendable {
    /// The bits of the option set.
    public let rawValue: UInt

    /// Creates an option set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The test starts the measurement.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The test stops the measurement.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// The number of runs; without effect.
  public var iterationCount = 5
  /// The calls that start or stop the measurement; without effect.
  public var invocationOptions: InvocationOptions = []

  /// New options.
  public static var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Creates options.
  public init() {}
}

nonisolated extension XCTestCase {
  /// Runs a block once, so that its assertions hold; metrics need a device.
  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions = XCTMeasureOptions(),
    block: () -> Void
  ) { block() }
}
