public import HeadlessUIKit
public import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// A driver of an app from Swift, in the words of the script language.
///
///     let app = try AppDriver(CrewAppDelegate.self, storage: ["onboarded": "true"])
///     try app.tap("Forgot password?")
///     try app.run("expect screen ForgotPassword")
///
/// Each function throws a failure that says what was expected and what was seen. The functions are
/// nonisolated: a test method of XCTest, which runs on the main thread, calls them as they are.
public final class AppDriver {
  private var interpreter: ScriptInterpreter

  /// The session.
  public let session: Session

  /// Launches an app afresh.
  ///
  /// - Parameters:
  ///   - delegate: the type of the app's delegate.
  ///   - storage: the values that are stored before the launch.
  ///   - configuration: the rest of the session's configuration.
  nonisolated public init(
    _ delegate: sending any UIApplicationDelegate.Type, storage: [String: String] = [:],
    configuration: Session.Configuration? = nil
  ) throws {
    (session, interpreter) = try MainActor.assumeIsolated {
      var configuration = configuration ?? Session.Configuration()
      configuration.launch.merge(storage) { $1 }
      let session = try Session(delegate, configuration)
      try session.launch()
      return (session, ScriptInterpreter(session, name: "(test)", isPrompt: false))
    }
  }

  /// Runs lines of the script language.
  ///
  /// - Throws: ``AppDriverFailure`` at the first line that fails or is mistaken.
  nonisolated public func run(_ lines: String) throws {
    try MainActor.assumeIsolated {
      for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
        try check(interpreter.feed(String(line)))
      }
      if interpreter.isIncomplete { try check(interpreter.finish()) }
    }
  }

  private func check(_ outcome: ScriptInterpreter.Outcome) throws(AppDriverFailure) {
    switch outcome {
    case .mistaken(let problems):
      throw AppDriverFailure(description: problems.flatMap(\.lines).joined(separator: "\n"))
    case .failed(let failure):
      throw AppDriverFailure(
        description: (failure.lines + [""] + session.screen.lines()).joined(separator: "\n"))
    default: return
    }
  }

  /// The visible screen.
  nonisolated public var screen: Screen { MainActor.assumeIsolated { session.screen } }

  /// The names of the screens on the visible navigation stack, from its root.
  nonisolated public var path: [String] { MainActor.assumeIsolated { session.screen.path } }

  /// Performs an action.
  ///
  /// - Throws: `SessionError` if a user could not perform it.
  @discardableResult
  nonisolated public func perform(_ action: Action) throws -> Screen {
    try MainActor.assumeIsolated {
      try session.perform(action)
      return session.screen
    }
  }

  /// Taps an element.
  @discardableResult
  nonisolated public func tap(_ element: ElementQuery) throws -> Screen {
    try perform(.tap(element))
  }

  /// Taps the element with a text.
  @discardableResult
  nonisolated public func tap(_ text: String) throws -> Screen {
    try tap(MainActor.assumeIsolated { ElementQuery(text) })
  }

  /// Types text into the element with a text.
  @discardableResult
  nonisolated public func type(_ text: String, into element: String) throws -> Screen {
    try type(text, into: MainActor.assumeIsolated { ElementQuery(element) })
  }

  /// Types text into an element, or into the focused one.
  @discardableResult
  nonisolated public func type(_ text: String, into element: ElementQuery? = nil) throws -> Screen {
    try perform(.type(text, into: element))
  }

  /// Lets virtual time pass.
  @discardableResult
  nonisolated public func wait(_ duration: Duration) throws -> Screen {
    try perform(.wait(duration))
  }

  /// Waits on virtual time until an expectation holds.
  ///
  /// - Throws: `ExpectationFailure` with the expected and the observed state.
  nonisolated public func expect(
    _ subject: Expectation.Subject, within limit: Duration = .seconds(5)
  ) throws {
    _ = try MainActor.assumeIsolated { try session.expect(Expectation(subject, within: limit)) }
  }

  /// Waits on virtual time until an expectation no longer holds.
  ///
  /// - Throws: `ExpectationFailure` with the expected and the observed state.
  nonisolated public func expectNo(
    _ subject: Expectation.Subject, within limit: Duration = .seconds(5)
  ) throws {
    _ = try MainActor.assumeIsolated {
      try session.expect(Expectation(subject, isNegated: true, within: limit))
    }
  }
}

/// The failure of a line that a driver ran, with the screen.
public struct AppDriverFailure: Error, CustomStringConvertible {
  /// The details of the failure and the screen.
  public let description: String
}
