package import HeadlessUIKit
package import RehearsalCore
import NavigationMap
import ScriptLanguage
package import ScriptRunner
import VirtualTime

/// The shell: reads command lines, performs them on a session, and prints the results.
///
/// On a terminal, the shell prints an error and reads the next line. On a pipe, the first line that
/// fails ends the shell, which then returns 1.
package final class InteractiveShell {
  /// The configuration of a shell.
  package struct Configuration {
    /// The state that a session begins with.
    package var session = Session.Configuration()

    /// The file of the shell's settings; nil for none.
    package var settings: SettingsFile?

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
  var lastAct: LastAct?
  var secrets = SecretTexts()
  let recorder = MapRecorder()

  /// Makes a recorder of the steps of each new session, for a page that shows them; nil for none.
  package var makeStepRecorder: ((Session) -> StepRecorder)? {
    didSet { interpreter.recorder = makeStepRecorder?(session) }
  }

  var branches = Branches()

  /// The parts of a screen that are printed after an act.
  var shownParts = ShownParts.props
  let isInteractive: Bool

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
    interpreter = Self.interpreter(of: session)
    recorder.record(session)
    try launch()
    let setting = configuration.settings?.value(of: Self.shownPartsKey)
    if let parts = setting.flatMap(ShownParts.init) { shownParts = parts }
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
    interpreter = Self.interpreter(of: session)
  }

  /// Whether hints are shown: unless the settings say `hints = off`.
  package var showsHints: Bool { configuration.settings?.value(of: "hints") != "off" }

  /// Returns an interpreter of typed lines, which Ctrl-C interrupts between two steps.
  static func interpreter(of session: Session) -> ScriptInterpreter {
    var interpreter = ScriptInterpreter(session)
    interpreter.isInterrupted = { _ in Interrupts.take() }
    return interpreter
  }

  /// Runs lines until the source ends.
  ///
  /// - Returns: the process's exit code: 0, or 1 if a line on a pipe failed.
  package func run(_ source: any LineSource) -> Int32 {
    defer { source.stop() }
    var recorder = LineRecorder(source)
    if source.isFirstRun { output.printLines(["`help` lists the commands; Tab completes a word."]) }
    report(from: nil)
    while true {
      do throws(LineError) {
        switch try source.nextLine(prompt: prompt) {
        case .line(let line):
          switch run(line, of: source, recordedBy: &recorder) {
          case .proceed: continue
          case .quit: return 0
          case .failed:
            if !isInteractive { return 1 }
            discardPaste(of: source)
          }
        case .interrupted:
          interpreter.cancel()
          recorder.cancel()
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

  /// Runs one line, and stores it in the source's history unless it contains a secret.
  func run(_ line: String, recordedBy recorder: inout LineRecorder) -> Reaction {
    let isContinuation = interpreter.isIncomplete
    recorder.willRun(
      line, isContinuation: isContinuation, variables: interpreter.variables)
    return protecting(line, recordedBy: &recorder) { perform(line, recordedBy: &$0) }
  }

  private func perform(_ line: String, recordedBy recorder: inout LineRecorder) -> Reaction {
    let before = session.screen
    let outcome = feed(line)
    if case .incomplete = outcome { return .proceed }
    let isNew = secrets.add(session.secrets)
    let variables = interpreter.variables
    recorder.didRun(
      secrets: secrets, variables: variables,
      isUncertain: outcome.isFailure && before.elements.contains { $0.type == .secureTextField })
    if isNew { recorder.removeSecrets(secrets, variables: variables) }
    if case .defined(let name, _) = outcome {
      recorder.define(name, in: line, variables: variables)
    }
    return react(to: outcome, before: before)
  }

  func react(to outcome: ScriptInterpreter.Outcome, before: Screen) -> Reaction {
    switch outcome {
    case .incomplete, .nothing, .defined: return .proceed
    case .performed(let steps, let passed):
      if steps.contains(where: \.isAct) { lastAct = LastAct(before: before) }
      show(steps, passed, before: before)
      recordLastCommand(from: before)
      return .proceed
    case .interrupted(let count, let total):
      lastAct = LastAct(before: before)
      recordLastCommand(from: before)
      output.printError(["interrupted after \(count) of \(total) steps"])
      report(from: before)
      return .failed
    case .prompt(let command):
      return run(command)
    case .mistaken(let problems):
      output.printError(problems.flatMap(\.lines))
      return .failed
    case .failed(let failure):
      output.printError(failure.lines.map(secrets.masked))
      undoFailure(from: before)
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
    output.printLines(steps.isEmpty ? [] : session.remarks.map(secrets.masked))
    guard steps.contains(where: \.isAct) else { return }
    report(from: before, isBrief: !steps.contains(where: \.showsScreen))
  }

  private var prompt: Prompt {
    Prompt(
      interpreter.isIncomplete ? "> " : "\(session.appName.lowercased())\(branchMark)> ",
      colour: output.isColoured ? .cyan : nil)
  }
}

extension InteractiveShell {
  /// The name of the branch in the prompt, unless it is the first one.
  private var branchMark: String {
    branches.current == Branches.first ? "" : "[\(branches.current)]"
  }

  /// Performs a line, and adds it to the commands of the session.
  func feed(_ line: String) -> ScriptInterpreter.Outcome {
    let outcome = interpreter.feed(line)
    guard case .failed = outcome else {
      commandHistory.add(line, outcome)
      return outcome
    }
    let lines = commandHistory.takeIncomplete() + [line]
    if recording == nil {
      commandHistory.addFailed(
        lines, stepCount: max(0, interpreter.begunStepCount - 1),
        waited: interpreter.timeSinceLastStep)
    }
    return outcome
  }

  /// Returns to the point before a failed line while recording, so that it can be typed again.
  private func undoFailure(from before: Screen) {
    guard recording != nil else { return }
    let now = session.screen
    guard interpreter.begunStepCount > 1 || interpreter.timeSinceLastStep > .zero, restore() else {
      return
    }
    output.printLines(["the session is again at the point before this line"])
    if now != session.screen { report(from: now, isBrief: true) }
  }

  /// Performs a line that a command of the prompt stands for, as if it were typed.
  func perform(_ line: String) -> Reaction {
    let before = session.screen
    return react(to: feed(line), before: before)
  }

  /// Moves the clock to the next scheduled work, in whole milliseconds, and runs it.
  func step() -> Reaction {
    guard let next = session.screen.pending.first else {
      output.printLines(["nothing is pending"])
      return .proceed
    }
    let delay = Duration.milliseconds((next.nanoseconds + 999_999) / 1_000_000)
    output.printLines(
      ["after \(delay.spoken): \(next.purpose)"].map(secrets.masked))
    return perform("wait \(delay.scriptDescription)")
  }
}

/// The screen before the last command that contained an action.
struct LastAct {
  /// The screen before the command.
  let before: Screen
}

extension ScriptInterpreter.Outcome {
  /// Whether the line had a mistake, or one of its steps failed.
  fileprivate var isFailure: Bool {
    switch self {
    case .mistaken, .failed: true
    case .incomplete, .nothing, .defined, .performed, .interrupted, .prompt: false
    }
  }
}

extension Step {
  /// Whether the step, or a repeated one, is an action.
  fileprivate var isAct: Bool {
    switch work {
    case .act: true
    case .arrange, .expect, .expectSnapshot: false
    case .repeated(_, let steps): steps.contains(where: \.isAct)
    }
  }

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
