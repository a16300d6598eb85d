public import Session

/// Takes the lines of scripts one by one, as they are typed, and does what they say.
public struct ScriptInterpreter {
  /// What became of a line.
  public enum Outcome: Equatable {
    /// The line began a heredoc: more lines are needed, up to one with nothing but this.
    case incomplete(terminator: String)
    /// The line says nothing: it is empty, or a comment.
    case nothing
    /// A variable stands for something new.
    case defined(name: String, value: String)
    /// The steps that the line stands for were done; so much virtual time passed.
    case performed([Step], Duration)
    /// The line asks something of the prompt.
    case prompt(PromptCommand)
    /// The line cannot be read; nothing was done.
    case mistaken([Diagnostic])
    /// A step did not go well; those before it were done.
    case failed(StepFailure)
  }

  /// What the lines are called in messages.
  public let name: String

  /// The variables so far.
  public private(set) var variables: Variables

  private var performer: StepPerformer
  private let loader: ScriptLoader
  private let isPrompt: Bool
  private var pending: [String] = []
  private var linesBefore = 0

  /// Creates an interpreter.
  ///
  /// - Parameters:
  ///   - session: the session the lines act on.
  ///   - name: what messages call the lines.
  ///   - loader: reads the files that lines include, seen from the current folder.
  ///   - isPrompt: whether commands that are for the prompt only are understood.
  public init(
    _ session: Session, name: String = "(prompt)", loader: ScriptLoader = ScriptLoader(),
    isPrompt: Bool = true
  ) {
    performer = StepPerformer(session)
    variables = Variables(environment: loader.environment)
    self.name = name
    self.loader = loader
    self.isPrompt = isPrompt
  }

  /// The session the lines act on; another one can take its place between two lines.
  public var session: Session {
    get { performer.session }
    set { performer.session = newValue }
  }

  /// Whether a heredoc is open, so that the next line belongs to it.
  public var isIncomplete: Bool { !pending.isEmpty }

  /// Takes a line, and does what it says once it is whole.
  public mutating func feed(_ line: String) -> Outcome {
    pending.append(line)
    let source = SourceText(name: name, lines: pending, after: linesBefore)
    var parser = LineParser(source, line: 0, context: context)
    do throws(Problem) {
      let command = try parser.parse()
      guard parser.problems.isEmpty else { return mistaken(parser.problems, in: source) }
      forgetLines()
      let span = SourceSpan(line: 0, bytes: parser.span)
      return command.map { perform($0, in: source, at: span) } ?? .nothing
    } catch {
      if case .openHeredoc(let terminator) = error.kind {
        return .incomplete(terminator: terminator)
      }
      return mistaken(parser.problems + [error], in: source)
    }
  }

  /// Says that no line follows; a heredoc that is still open is a mistake.
  public mutating func finish() -> Outcome {
    guard let first = pending.first else { return .nothing }
    let source = SourceText(name: name, lines: pending, after: linesBefore)
    let problem = Problem(
      "the text that begins here has no end", at: 0..<first.utf8.count,
      label: "the input ends before it")
    return mistaken([problem], in: source)
  }

  /// Forgets the lines of an open heredoc, as Ctrl-C does.
  public mutating func cancel() {
    forgetLines()
  }

  /// Does steps that were read from a file.
  public mutating func perform(_ steps: [Step]) -> Outcome {
    var passed = Duration.zero
    do throws(StepFailure) {
      for step in steps { passed += try performer.perform(step) }
    } catch {
      return .failed(error)
    }
    return .performed(steps, passed)
  }

  private mutating func perform(
    _ command: Command, in source: SourceText, at span: SourceSpan
  ) -> Outcome {
    switch command {
    case .define(let name, let value):
      variables.set(name, to: value)
      return .defined(name: name, value: value)
    case .prompt(let command):
      return .prompt(command)
    default:
      var reader = DocumentReader(source, loader: loader, fence: nil, variables: variables)
      let steps = reader.steps(for: command, at: span)
      return reader.problems.isEmpty ? perform(steps) : .mistaken(reader.problems)
    }
  }

  private var context: LineParser.Context {
    let reader = DocumentReader(
      SourceText(name: name), loader: loader, fence: nil, variables: variables)
    return LineParser.Context(
      variables: variables,
      read: { path, span throws(Problem) in try reader.content(of: path, at: span) },
      isPrompt: isPrompt)
  }

  private mutating func mistaken(_ problems: [Problem], in source: SourceText) -> Outcome {
    forgetLines()
    return .mistaken(problems.map { Diagnostic($0, in: source, line: 0) })
  }

  private mutating func forgetLines() {
    linesBefore += pending.count
    pending.removeAll()
  }
}
