@testable import HeadlessXCTest

/// A run of test code in XCUITest's words, as the body of a test case of XCTest.
enum Playground {
  /// The failures of a test method and what it noted.
  struct Outcome: Equatable {
    var failures: [String] = []
    var notes: [String] = []
  }

  /// Runs the method of a test case on the launched app.
  static func run(
    continuesAfterFailure: Bool = true, launches: Bool = true,
    _ body: @escaping (XCUIApplication, PlaygroundCase) -> Void
  ) -> Outcome {
    let test = PlaygroundCase(name: "test") { test in
      guard let test = test as? PlaygroundCase else { return }
      test.continueAfterFailure = continuesAfterFailure
      MainActor.assumeIsolated {
        let app = XCUIApplication(PlaygroundAppDelegate.self)
        if launches { app.launch() }
        body(app, PlaygroundCase.current ?? PlaygroundCase(name: "none") { _ in })
      }
    }
    PlaygroundCase.current = test
    PlaygroundCase.outcome = Outcome()
    test.run()
    PlaygroundCase.current = nil
    return PlaygroundCase.outcome
  }
}

/// A test case that keeps its failures instead of reporting them.
nonisolated final class PlaygroundCase: XCTestCase {
  @MainActor static var current: PlaygroundCase?
  @MainActor static var outcome = Playground.Outcome()

  override func report(_ failure: String, file: String, line: Int) {
    MainActor.assumeIsolated { Self.outcome.failures.append(failure) }
  }

  override func tearDown() {
    note("tearDown")
    super.tearDown()
  }

  func note(_ text: String) {
    MainActor.assumeIsolated { Self.outcome.notes.append(text) }
  }
}
