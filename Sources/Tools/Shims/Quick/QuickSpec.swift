// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
internal import RunningTests
public import XCTest

/// A test case whose examples a subclass describes in ``spec()``; each is a test of its own.
nonisolated open class QuickSpec: XCTestCase {
  /// The spec that runs.
  @MainActor public static var current: QuickSpec! { RunningTest.test as? QuickSpec }

  @MainActor open class func spec() {}

  // Quick 6 and earlier have this one.
  @MainActor open func spec() {}

  #if !canImport(Darwin)
    /// The name in the output of a run: that of the example, in words.
    open override var name: String { ExampleNames.words(super.name, testRun != nil) }

    /// Records a failure, of the object that describes the examples in the test that runs.
    open override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      guard testRun == nil else {
        return super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
      MainActor.assumeIsolated {
        RunningTest.fail(
          description, at: TestPlace(fileID: "", file: filePath, line: lineNumber, column: 1))
      }
    }
  #endif
}

/// A test case whose examples await something.
nonisolated open class AsyncSpec: XCTestCase, AsyncDSLUser {
  /// The spec that runs.
  @MainActor public static var current: AsyncSpec! { RunningTest.test as? AsyncSpec }

  @MainActor open class func spec() {}

  #if !canImport(Darwin)
    /// The name in the output of a run: that of the example, in words.
    open override var name: String { ExampleNames.words(super.name, testRun != nil) }
  #endif
}

/// Returns the spec that runs.
public func currentSpec() -> XCTestCase? { QuickSpec.current ?? AsyncSpec.current }
