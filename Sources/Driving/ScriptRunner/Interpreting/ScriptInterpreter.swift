public import RehearsalCore
public import ScriptLanguage

/// An interpreter of lines, which reads and performs them one by one as they are typed.
public struct ScriptInterpreter {
  /// The result of a line.
  public enum Outcome: Equatable {
    /// A heredoc is open: more lines are needed, up to one that is only this word.
    case incomplete(terminator: String)
    /// The line is empty, or a comment.
    case nothing
    /// A variable has a new value.
    case defined(name: String, value: String)
    /// The line's steps were performed; the duration is the virtual time that passed.
    case performed([Step], Duration)
    /// The line is a command of the prompt.
    case prompt(PromptCommand)
    /// The line has mistakes; nothing was performed.
    case mistaken([Diagnostic])
    /// The command was interrupted after some of its steps.
    case interrupted(stepCount: Int, of: Int)
    /// A step failed; those before it were performed.
    case failed(StepFailure)
  }

  private var reader: LineReader
  private var performer: StepPerformer

  /// Creates an interpreter.
  ///
  /// - Parameters:
  ///   - session: the session of the lines.
  ///   - name: the name of the input in messages.
  ///   - loader: reads the files that lines include, seen from the current folder.
  ///   - isPrompt: whether the commands of the prompt are understood.
  public init(
    _ session: Session, name: String = "(prompt)", loader: ScriptLoader = ScriptLoader(),
    isPrompt: Bool = true
  ) {
    reader = LineReader(name: name, loader: loader, isPrompt: isPrompt)
    performer = StepPerformer(session)
  }

  /// The name of the input in messages.
  public var name: String { reader.name }

  /// The variables so far.
  public var variables: Variables { reader.variables }

  /// The session of the lines; it can be replaced between two lines.
  public var session: Session {
    get { performer.session }
    set { performer.session = newValue }
  }

  /// The recorder of the steps; nil for none.
  package var recorder: StepRecorder? {
    get { performer.recorder }
    set { performer.recorder = newValue }
  }

  /// The check whether to interrupt a command, called with the number of steps it has performed.
  package var isInterrupted: ((Int) -> Bool)? {
    get { performer.isInterrupted }
    set { performer.isInterrupted = newValue }
  }

  /// The number of steps of the last command that were begun.
  package var begunStepCount: Int { performer.stepCount }

  /// The virtual time that has passed since the last step began.
  package var timeSinceLastStep: Duration { performer.timeSinceLastStep }

  /// Whether a heredoc is open, so that the next line belongs to it.
  public var isIncomplete: Bool { reader.isIncomplete }

  /// Reads a line and performs it once it is complete.
  public mutating func feed(_ line: String) -> Outcome {
    let reading = reader.read(line)
    return outcome(of: reading)
  }

  /// Reads a line whose process has ended with the app, and does not perform it.
  ///
  /// - Returns: the line with the reason below it.
  package mutating func lose(_ line: String, because error: SessionError) -> [String] {
    if case .steps(let steps) = reader.read(line), let first = steps.first {
      return StepFailure(reason: .action(error), step: first).lines
    }
    reader.cancel()
    return ["error: \(error.message)"] + error.notes.map { "  \($0)" }
  }

  /// Ends the input; a heredoc that is still open is a mistake.
  public mutating func finish() -> Outcome {
    let reading = reader.finish()
    return outcome(of: reading)
  }

  /// Discards the lines of an open heredoc, as Ctrl-C does.
  public mutating func cancel() {
    reader.cancel()
  }

  /// Performs steps that were read from a file.
  public mutating func perform(_ steps: [Step]) -> Outcome {
    var passed = Duration.zero
    performer.resetStepCount()
    do throws(StepFailure) {
      for step in steps { passed += try performer.perform(step) }
    } catch {
      guard performer.wasInterrupted else { return .failed(error) }
      let count = steps.reduce(0) { $0 + $1.stepCount }
      return .interrupted(stepCount: performer.stepCount, of: count)
    }
    return .performed(steps, passed)
  }

  private mutating func outcome(of reading: LineReader.Reading) -> Outcome {
    switch reading {
    case .nothing: .nothing
    case .incomplete(let terminator): .incomplete(terminator: terminator)
    case .defined(let name, let value): .defined(name: name, value: value)
    case .steps(let steps): perform(steps)
    case .prompt(let command): .prompt(command)
    case .mistaken(let problems): .mistaken(problems)
    }
  }
}

extension Step {
  /// The number of steps, with the repeated ones.
  fileprivate var stepCount: Int {
    guard case .repeated(let count, let steps) = work else { return 1 }
    return count * steps.reduce(0) { $0 + $1.stepCount }
  }
}
