public import Foundation
public import HeadlessUIKit
import RehearsalCore

/// A proxy for the app under test, which runs in the test's own process.
open class XCUIApplication: XCUIElement {
  /// The state of an app.
  nonisolated public enum State: UInt, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The app does not run.
    case notRunning = 1
    /// The app is in the background and suspended.
    case runningBackgroundSuspended = 2
    /// The app is in the background.
    case runningBackground = 3
    /// The app is in the foreground.
    case runningForeground = 4
  }

  private var arguments: [String] = []
  private var environment: [String: String] = [:]

  /// Creates a proxy for the app that the test target declares by ``ApplicationUnderTest``.
  nonisolated public convenience init() {
    guard let declared = XCUIApplication.self as? any ApplicationUnderTest.Type else {
      preconditionFailure(
        """
        XCUIApplication() does not know the app under test. Declare it once in the test target: \
        extension XCUIApplication: @retroactive ApplicationUnderTest { public static var delegate: \
        any UIApplicationDelegate.Type { AppDelegate.self } }, or write \
        XCUIApplication(AppDelegate.self)
        """)
    }
    self.init(onMain { AppReference(declared.delegate) })
  }

  /// Creates a proxy for the app with a delegate.
  nonisolated public convenience init(_ delegate: sending any UIApplicationDelegate.Type) {
    self.init(onMain { AppReference(delegate) })
  }

  nonisolated init(_ app: AppReference) {
    super.init(QueryChain(app: app))
  }

  nonisolated override init(_ chain: QueryChain) {
    super.init(chain)
  }

  /// The arguments of the next launch; pairs `-key value` go to the app's storage.
  nonisolated open var launchArguments: [String] {
    get { onMain { arguments } }
    set { onMain { arguments = newValue } }
  }

  /// The environment variables of the next launch, which the app reads from ProcessInfo.
  nonisolated open var launchEnvironment: [String: String] {
    get { onMain { environment } }
    set { onMain { environment = newValue } }
  }

  /// The app's state.
  nonisolated open var state: State { onMain { currentState } }

  private var currentState: State {
    switch chain.app.run.session?.applicationState {
    case nil: .notRunning
    case .background: .runningBackground
    case .active, .inactive: .runningForeground
    }
  }

  /// Launches the app afresh; ends it first if it runs.
  nonisolated open func launch(file: StaticString = #filePath, line: UInt = #line) {
    onMain {
      attempt("launch \(chain.app.run.name)", at: TestPlace(file: file, line: line)) {
        try chain.app.run.launch(arguments: arguments, environment: environment)
      }
    }
  }

  /// Brings the app to the foreground; launches it if it does not run.
  nonisolated open func activate(file: StaticString = #filePath, line: UInt = #line) {
    guard state != .notRunning else { return launch(file: file, line: line) }
    onMain {
      chain.app.run.takeTurn()
      attempt("activate \(chain.app.run.name)", at: TestPlace(file: file, line: line)) {
        try chain.app.run.perform(.foreground)
      }
    }
  }

  /// Ends the app; nothing happens if it does not run.
  nonisolated open func terminate(file: StaticString = #filePath, line: UInt = #line) {
    guard state != .notRunning else { return }
    onMain {
      attempt("terminate \(chain.app.run.name)", at: TestPlace(file: file, line: line)) {
        try chain.app.run.perform(.terminate)
      }
    }
  }

  /// Opens a URL in the app, which is launched for it if necessary.
  nonisolated open func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    if state == .notRunning { launch(file: file, line: line) }
    onMain {
      attempt("open \(url)", at: TestPlace(file: file, line: line)) {
        try chain.app.run.perform(.open(url: url.absoluteString))
      }
    }
  }

  /// Waits on virtual time until the app has a state.
  ///
  /// - Returns: whether it had the state within the timeout.
  nonisolated open func wait(for state: State, timeout: TimeInterval) -> Bool {
    onMain { chain.app.run.wait(upTo: .seconds(timeout)) { currentState == state } }
  }

  private func attempt(_ act: String, at place: TestPlace, _ body: () throws -> Void) {
    TestFailure.noticed(place)
    do {
      try body()
    } catch {
      TestFailure.record("Failed to \(act): \(error)", at: place)
    }
  }
}

/// A reference to an app by its delegate, which finds the app's run in each test anew.
final class AppReference {
  private let delegate: any UIApplicationDelegate.Type
  private let absent: AppRun?

  init(_ delegate: any UIApplicationDelegate.Type) {
    self.delegate = delegate
    absent = nil
  }

  /// Creates a reference to an app that is not here.
  init(absent name: String) {
    delegate = AbsentApp.self
    absent = AppRun(AbsentApp.self, absent: name)
  }

  /// The app's run in the running test.
  var run: AppRun { absent ?? TestRun.current.run(of: delegate) }
}
