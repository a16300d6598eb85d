package import HeadlessUIKit
package import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The shell: reads command lines, performs them on a session, and prints the results.
///
/// On a terminal, the shell prints an error and reads the next line. On a pipe, the first line that
/// fails ends the shell, which then returns 1.
package final class InteractiveShell {
  /// The configuration of a shell.
  package struct Configuration {
    /// The state that a session begins with.
    package var session = Session.Configuration()

    /// Creates the default configuration.
    package init() {}
  }

  let delegate: any UIApplicationDelegate.Type
  let configuration: Configuration
  let output: ShellOutput
  package var session: Session
  var interpreter: ScriptInterpreter
  var commandHistory = CommandHistory()
  var recording: Recording?
  var propsBefore: PropsValue?
  private let isInteractive: Bool

  /// Creates a shell for an app, and launches the app.
  ///
  /// - Throws: `StorageError` or `SessionError` if the app cannot be launched.
  package init(
    _ delegate: any UIApplicationDelegate.Type, _ configuration: Configuration,
    output: ShellOutput, isInteractive: Bool
  ) throws {
    self.delegate = delegate
    self.configuration = configuration
    self.output = output
    self.isInteractive = isInteractive
    session = try Session(delegate, configuration.session)
    interpreter = ScriptInterpreter(session)
    try session.launch()
  }

  /// Runs lines until the source ends.
  ///
  /// - Returns: the process's exit code: 0, or 1 if a line on a pipe failed.
  package func run(_ source: any LineSource) -> Int32 {
    defer { source.stop() }
    output.show(session.screen)
    while true {
      do throws(LineError) {
        switch try source.nextLine(prompt: prompt) {
        case .line(let line):
          switch run(line) {
          case .proceed: continue
          case .quit: return 0
          case .failed: if !isInteractive { return 1 }
          }
        case .interrupted: interpreter.cancel()
        case .endOfInput: return end()
        }
      } catch {
        output.printError([error.description])
        if !isInteractive { return 1 }
      }
    }
  }

  /// The continuation of the shell after a line.
  enum Reaction { case proceed, failed, quit }

  /// Runs one line.
  func run(_ line: String) -> Reaction {
    let before = session.screen
    let outcome = interpreter.feed(line)
    commandHistory.add(line, outcome)
    return react(to: outcome, before: before)
  }

  private func react(to outcome: ScriptInterpreter.Outcome, before: Screen) -> Reaction {
    switch outcome {
    case .incomplete, .nothing, .defined: return .proceed
    case .performed(let steps, let passed):
      propsBefore = before.props
      show(steps, passed, before: before)
      record(steps)
      return .proceed
    case .prompt(let command):
      return run(command)
    case .mistaken(let problems):
      output.printError(problems.flatMap(\.lines))
      return .failed
    case .failed(let failure):
      output.printError(failure.lines)
      return .failed
    }
  }

  private func end() -> Int32 {
    if interpreter.isIncomplete, case .mistaken(let problems) = interpreter.finish() {
      output.printError(problems.flatMap(\.lines))
      return isInteractive ? 0 : 1
    }
    return 0
  }

  /// Prints the screen after actions, and a confirmation of each expectation.
  private func show(_ steps: [Step], _ passed: Duration, before: Screen) {
    for step in steps {
      if case .expect(let expectation) = step.work { output.confirm(expectation, after: passed) }
    }
    guard steps.contains(where: \.showsScreen) else { return }
    output.show(session.screen)
  }

  private var prompt: Prompt {
    Prompt(
      interpreter.isIncomplete ? "> " : "\(session.appName.lowercased())> ",
      colour: output.isColoured ? .cyan : nil)
  }
}

extension Step {
  /// Whether the screen is printed after the step: not after typing, arranging or expecting.
  fileprivate var showsScreen: Bool {
    switch work {
    case .act(.touch(.type)), .act(.touch(.clear)), .act(.limited(.type, _)),
      .act(.limited(.clear, _)), .expect, .expectSnapshot, .arrange:
      false
    case .act: true
    case .repeated(_, let steps): steps.contains(where: \.showsScreen)
    }
  }
}
