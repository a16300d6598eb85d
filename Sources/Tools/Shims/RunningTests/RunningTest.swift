internal import Testing
public import XCTest

/// The test that runs, which the failures of libraries for tests belong to.
public enum RunningTest {
  private static var current: TestReference?

  /// The test of XCTest that runs, or that ran last.
  public static var test: XCTestCase? { current?.test }

  /// Remembers a test of XCTest that begins or goes on.
  nonisolated public static func begin(_ test: XCTestCase) {
    let reference = TestReference(test)
    MainActor.assumeIsolated { current = reference }
  }

  /// Records a failure at a place of the test's source.
  ///
  /// It belongs to the running test of Swift Testing, else to that of XCTest.
  public static func fail(_ message: String, at place: TestPlace) {
    if Test.current != nil {
      recordIssue(message, place)
    } else if let test = current?.test, test.testRun?.stopDate == nil {
      record(message, place, of: test)
    } else {
      XCTFail("\(place.file):\(place.line): \(message)")
    }
  }

  private static func recordIssue(_ message: String, _ place: TestPlace) {
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: place.fileID, filePath: place.file, line: place.line, column: place.column))
  }

  private static func record(_ message: String, _ place: TestPlace, of test: XCTestCase) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: place.file, lineNumber: place.line)
      test.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      test.recordFailure(
        withDescription: message, inFile: place.file, atLine: place.line, expected: true)
    #endif
  }
}
