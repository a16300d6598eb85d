/// A parser of one line, which follows the command table.
struct LineParser {
  /// The surroundings of a line: the variables and commands it may use.
  struct Context {
    /// The variables of the line.
    var variables = Variables()

    /// Reads a file that the line names; nil leaves such files unread.
    var read: ((String, Range<Int>) throws(Problem) -> [UInt8])?

    /// Whether the line was typed at the prompt.
    var isPrompt = false
  }

  /// A token that was read, for formatting the line.
  struct Lexeme: Equatable {
    let span: Range<Int>
    let kind: Token.Kind
  }

  var lexer: Lexer
  var context: Context
  let table: CommandTable

  /// The mistakes that did not stop the parser.
  var problems: [Problem] = []

  /// The tokens read so far.
  var lexemes: [Lexeme] = []

  /// The tokens of the free texts: operands that may be anything, and the texts of elements.
  var freeTexts: [Token] = []

  init(
    _ source: SourceText, line: Int = 0, context: Context, table: CommandTable = .shared
  ) {
    lexer = Lexer(source, line: line)
    self.context = context
    self.table = table
  }

  /// Moves to a line of the text, and keeps the memory of the tokens of the line before.
  mutating func start(_ line: Int) {
    lexer.start(line)
    problems.empty()
    lexemes.empty()
    freeTexts.empty()
  }

  /// Returns the line's command; nil for a line that is empty or only a comment.
  mutating func parse() throws(Problem) -> Command? {
    try form()?.command()
  }

  /// Returns the form of the line's command; nil for a line that is empty or only a comment.
  mutating func form() throws(Problem) -> FilledForm? {
    if lexer.isAtEnd() { return nil }
    return try filledForm()
  }

  /// Reads a command, from its first word on.
  mutating func command() throws(Problem) -> Command {
    try filledForm().command()
  }

  private mutating func filledForm() throws(Problem) -> FilledForm {
    let token = try take("a command")
    guard let node = lexer.value(of: token, in: table.nodes) else {
      throw unknownCommand(token)
    }
    var captures = Captures()
    let form = try match(node, into: &captures)
    if form.place != .anywhere { try check(form, at: token.span) }
    return FilledForm(form: form, captures: captures)
  }

  /// The bytes of the command, from its first token to its last.
  var span: Range<Int> {
    (lexemes.first?.span.lowerBound ?? 0)..<(lexemes.last?.span.upperBound ?? 0)
  }

  /// Whether lines below the command belong to it.
  var hasHeredocs: Bool { lexer.nextLine > lexer.line + 1 }

  // MARK: Tokens

  /// Reads the next token and adds it to `lexemes`.
  mutating func take() throws(Problem) -> Token? {
    let token = try lexer.next()
    if let token { lexemes.append(Lexeme(span: token.span, kind: token.kind)) }
    return token
  }

  /// Reads the next token, which must exist; without one, the mistake lists what was expected.
  mutating func take(_ expected: @autoclosure () -> [String]) throws(Problem) -> Token {
    guard let token = try take() else { throw incomplete(expected()) }
    return token
  }

  mutating func take(_ expected: @autoclosure () -> String) throws(Problem) -> Token {
    try take([expected()])
  }

  /// Returns the mistake of a line that ends before the command is complete.
  func incomplete(_ expected: [String]) -> Problem {
    guard let last = lexemes.last else {
      return Problem("the line is incomplete", at: 0..<0, label: "expected \(expected.orList)")
    }
    let end = last.span.upperBound
    return Problem(
      "the line is incomplete", at: end..<end,
      label: "expected \(expected.orList) after \(name(of: last))")
  }

  /// Returns a token as messages name it, shortened where it is long.
  private func name(of lexeme: Lexeme) -> String {
    let text = lexer.text(lexeme.span)
    let short = text.count > 30 ? text.prefix(30) + "…" : text[...]
    return lexeme.kind == .string ? String(short) : "`\(short)`"
  }

  private func unknownCommand(_ token: Token) -> Problem {
    let name = lexer.text(token.span)
    let isPrompt = context.isPrompt
    let names = table.names { $0.place == .anywhere || ($0.place == .prompt) == isPrompt }
    let synonyms = CommandSynonyms.commands(for: name).filter(names.contains).map { "`\($0)`" }
    let question = synonyms.isEmpty ? nil : "did you mean \(synonyms.orList)?"
    return Problem(
      "unknown command \(token.kind == .string ? name : "`\(name)`")", at: token.span,
      label: question ?? Suggestions.question(for: name, among: names) ?? "",
      notes: ["`\(isPrompt ? "help" : "\(ProgramName.current) help commands")` lists the commands"])
  }

  private func check(_ form: CommandForm, at span: Range<Int>) throws(Problem) {
    switch form.place {
    case .anywhere: return
    case .prompt where !context.isPrompt:
      throw Problem(
        "`\(form.name)` works only at the prompt", at: span, label: "not allowed in a script")
    case .header where context.isPrompt, .file where context.isPrompt:
      throw Problem(
        "`\(form.name)` works only in a script file", at: span, label: "not allowed at the prompt")
    default: return
    }
  }
}
