// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nimble's, and their documentation is too.
internal import RunningTests

/// A receiver of the results of all expectations.
public protocol AssertionHandler {
  func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation)
}

/// The receiver of the results; at first the one that records failures in the running test.
public var NimbleAssertionHandler: any AssertionHandler = TestAssertionHandler()

/// Records failures in the running test, at the expectation's own line.
struct TestAssertionHandler: AssertionHandler {
  func assert(_ assertion: Bool, message: FailureMessage, location: SourceLocation) {
    guard !assertion else { return }
    RunningTest.fail(
      message.stringValue,
      at: TestPlace(
        fileID: location.fileID, file: location.filePath, line: Int(location.line),
        column: Int(location.column)))
  }
}
