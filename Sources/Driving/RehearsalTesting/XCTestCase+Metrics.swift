#if !canImport(Darwin)
  public import HeadlessXCTest
  public import SystemXCTest

  // XCTest has these names on Apple's systems alone; ported unit tests find them here.

  /// A quantity that a measurement names.
  public typealias XCTMetric = HeadlessXCTest.XCTMetric
  /// The time on the clock.
  public typealias XCTClockMetric = HeadlessXCTest.XCTClockMetric
  /// The processor's time.
  public typealias XCTCPUMetric = HeadlessXCTest.XCTCPUMetric
  /// The memory.
  public typealias XCTMemoryMetric = HeadlessXCTest.XCTMemoryMetric
  /// The memory that is written to disk.
  public typealias XCTStorageMetric = HeadlessXCTest.XCTStorageMetric
  /// The options of a measurement.
  public typealias XCTMeasureOptions = HeadlessXCTest.XCTMeasureOptions
  /// The context in which a test's steps run.
  public typealias XCTContext = HeadlessXCTest.XCTContext
  /// A step of a test with a name.
  public typealias XCTActivity = HeadlessXCTest.XCTActivity
  /// A text or data that a test keeps.
  public typealias XCTAttachment = HeadlessXCTest.XCTAttachment

  extension SystemTestCase {
    /// Runs a block once, so that its assertions hold; there is nothing to measure on virtual time.
    nonisolated public func measure(
      metrics: [any XCTMetric], options: XCTMeasureOptions = XCTMeasureOptions(),
      block: () -> Void
    ) { block() }

    /// Runs a block once.
    nonisolated public func measure(options: XCTMeasureOptions, block: () -> Void) { block() }

    /// Keeps an attachment of a test.
    nonisolated public func add(_ attachment: XCTAttachment) {}
  }
#endif
