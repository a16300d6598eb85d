/// A reader of commands line by line, as they are typed at the prompt or sent from Swift.
///
/// It keeps the lines of a heredoc until its last line.
package struct LineReader {
  /// The result of reading one line.
  package enum Reading {
    /// The line is empty, or a comment.
    case nothing
    /// A heredoc is open: more lines are needed, up to one that is only this word.
    case incomplete(terminator: String)
    /// A variable has a new value.
    case defined(name: String, value: String)
    /// The line's steps.
    case steps([Step])
    /// The line is a command of the prompt.
    case prompt(PromptCommand)
    /// The line has these mistakes.
    case mistaken([Diagnostic])
  }

  /// The name of the input in messages.
  package let name: String

  /// The variables so far.
  package private(set) var variables: Variables

  private let builder: StepBuilder
  private let isPrompt: Bool
  private var lines: [String] = []
  private var terminator = ""
  private var linesBefore = 0

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - name: the name of the input in messages.
  ///   - loader: reads the files that lines include, seen from the current folder.
  ///   - isPrompt: whether the commands of the prompt are understood.
  package init(name: String, loader: ScriptLoader, isPrompt: Bool) {
    self.name = name
    self.isPrompt = isPrompt
    builder = StepBuilder(loader, root: nil, file: name)
    variables = Variables(environment: loader.environment)
  }

  /// Whether a heredoc is open, so that the next line belongs to it.
  package var isIncomplete: Bool { !lines.isEmpty }

  /// Reads the next line.
  package mutating func read(_ line: String) -> Reading {
    lines.append(line)
    let source = SourceText(name: name, lines: lines, after: linesBefore)
    var parser = LineParser(source, line: 0, context: context)
    do throws(Problem) {
      let command = try parser.parse()
      guard parser.problems.isEmpty else { return mistaken(parser.problems, in: source) }
      cancel()
      let span = SourceSpan(line: 0, bytes: parser.span)
      return command.map { reading(of: $0, in: source, at: span) } ?? .nothing
    } catch {
      if case .openHeredoc(let terminator) = error.kind {
        self.terminator = terminator
        return .incomplete(terminator: terminator)
      }
      return mistaken(parser.problems + [error], in: source)
    }
  }

  /// Ends the input; a heredoc that is still open is a mistake.
  package mutating func finish() -> Reading {
    guard let first = lines.first else { return .nothing }
    let source = SourceText(name: name, lines: lines, after: linesBefore)
    let problem = Problem(
      "the heredoc <<\(terminator) is not closed", at: 0..<first.utf8.count,
      label: "expected a later line that is only \(terminator)")
    return mistaken([problem], in: source)
  }

  /// Discards the lines of an open heredoc, as Ctrl-C does.
  package mutating func cancel() {
    linesBefore += lines.count
    lines.removeAll()
  }

  private mutating func reading(
    of command: Command, in source: SourceText, at span: SourceSpan
  ) -> Reading {
    switch command {
    case .define(let name, let value):
      variables.set(name, to: value)
      return .defined(name: name, value: value)
    case .prompt(let command):
      return .prompt(command)
    default:
      builder.resetLineCount()
      var problems = DiagnosticList()
      let steps = builder.steps(
        for: command, at: span, in: source, variables: variables, problems: &problems)
      return problems.all.isEmpty ? .steps(steps) : .mistaken(problems.all)
    }
  }

  private var context: LineParser.Context {
    LineParser.Context(
      variables: variables,
      read: { [builder] path, span throws(Problem) in try builder.content(of: path, at: span) },
      isPrompt: isPrompt)
  }

  private mutating func mistaken(_ problems: [Problem], in source: SourceText) -> Reading {
    cancel()
    return .mistaken(problems.map { Diagnostic($0, in: source, line: 0) })
  }
}
