public import HeadlessUIKit
public import RehearsalCore
public import XCTest

nonisolated extension XCTestCase {
  /// Runs the scenes of a script, or of every `.script` below a folder, each on a new app.
  ///
  /// A test method calls this without being isolated, because XCTest runs it on the main thread.
  /// A failure is recorded at the script's own line, and the other scenes run.
  ///
  /// - Parameters:
  ///   - path: a file or folder, from the current folder or else from the test's own folder.
  ///   - delegate: the type of the app's delegate.
  ///   - configuration: the configuration of each session.
  ///   - file: the test's file.
  /// - Throws: ``ScriptMistakes`` with all mistakes of the scripts.
  public func rehearseJourneys(
    in path: String, on delegate: sending any UIApplicationDelegate.Type,
    configuration: Session.Configuration? = nil, file: String = #filePath
  ) throws {
    let failures = try MainActor.assumeIsolated {
      try Journey.all(in: path, file: file).compactMap {
        $0.run(delegate, configuration: configuration ?? Session.Configuration())
      }
    }
    for failure in failures { record(failure) }
  }

  private func record(_ failure: JourneyFailure) {
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: failure.file, lineNumber: failure.line)
      record(
        XCTIssue(
          type: .assertionFailure, compactDescription: failure.message,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      recordFailure(
        withDescription: failure.message, inFile: failure.file, atLine: failure.line,
        expected: true)
    #endif
  }
}
