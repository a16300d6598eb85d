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

/// The options of a measurement.
nonisolated public final class XCTMeasureOptions {
  /// The number of runs; without effect.
  public var iterationCount = 5

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
