package import HeadlessUIKit
package import RehearsalCore
import ScriptLanguage
import ScriptRunner

/// The line editor's loop: takes lines, does what they say, and shows what came of it.
///
/// At a terminal a mistake is shown and the next line asked for; on a pipe the first line that fails
/// ends the shell, which then returns 1.
package final class InteractiveShell {
  /// What the shell and its session begin with.
  package struct Configuration {
    /// What a session begins with.
    package var session = Session.Configuration()

    /// The usual shell.
    package init() {}
  }

  let delegate: any UIApplicationDelegate.Type
  let configuration: Configuration
  let output: ShellOutput
  package var session: Session
  var interpreter: ScriptInterpreter
  var walk = Walk()
  var recording: Recording?
  var propsBefore: PropsValue?
  private let isInteractive: Bool

  /// Opens a shell on an app and launches it.
  ///
  /// - Throws: `StorageError` or `SessionError` where the app cannot be launched.
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

  /// Opens a shell on a session that runs already, for a person at a terminal.
  package init(
    _ delegate: any UIApplicationDelegate.Type, continuing session: Session, output: ShellOutput
  ) {
    self.delegate = delegate
    configuration = Configuration()
    self.output = output
    isInteractive = true
    self.session = session
    interpreter = ScriptInterpreter(session)
  }

  /// Takes lines until the source has no more.
  ///
  /// - Returns: what the process should end with: 0, or 1 where a line on a pipe failed.
  package func run(_ source: any LineSource) -> Int32 {
    defer { source.stop() }
    output.show(session.screen)
    while true {
      do throws(LineError) {
        switch try source.nextLine(prompt: prompt) {
        case .line(let line):
          switch take(line) {
          case .proceed: continue
          case .leave: return 0
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

  /// What became of a line.
  enum Reaction { case proceed, failed, leave }

  /// Does what a line says.
  func take(_ line: String) -> Reaction {
    let before = session.screen
    let outcome = interpreter.feed(line)
    walk.note(line, outcome)
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

  /// What moved the app shows the screen after it; what was expected is confirmed.
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
  /// Whether a person wants to see the screen after it: not after typing, and not after a look.
  fileprivate var showsScreen: Bool {
    switch work {
    case .act(.touch(.type)), .act(.touch(.clear)), .expect, .expectSnapshot, .arrange: false
    case .act: true
    case .repeated(_, let steps): steps.contains(where: \.showsScreen)
    }
  }
}
