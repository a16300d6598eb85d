/// Reads one line as a command, following the command table.
struct LineParser {
  /// What a line may do where it stands.
  struct Context {
    /// The variables the line can use.
    var variables = Variables()

    /// Reads a file the line names; nil leaves such files unread.
    var read: ((String, Range<Int>) throws(Problem) -> [UInt8])?

    /// Whether the line was typed at the prompt.
    var isPrompt = false
  }

  /// A token that was read, for those who write the line anew.
  struct Lexeme: Equatable {
    let span: Range<Int>
    let kind: Token.Kind
  }

  var lexer: Lexer
  let context: Context
  let table: CommandTable

  /// Mistakes that did not keep the line from being read.
  var problems: [Problem] = []

  /// The tokens so far.
  var lexemes: [Lexeme] = []

  init(
    _ source: SourceText, line: Int, context: Context, table: CommandTable = .shared
  ) {
    lexer = Lexer(source, line: line)
    self.context = context
    self.table = table
  }

  /// The line's command; nil for a line that is empty or nothing but a comment.
  mutating func parse() throws(Problem) -> Command? {
    if lexer.isAtEnd() { return nil }
    let command = try command()
    return command
  }

  /// A command, from its first word on.
  mutating func command() throws(Problem) -> Command {
    guard let token = try take() else {
      throw problemAtEnd("a command is missing", label: "a command must follow")
    }
    guard let word = token.word, let node = table.node(for: word) else {
      throw unknownCommand(token)
    }
    var captures = Captures()
    let form = try match(node, into: &captures)
    try check(form, at: token.span)
    return try form.make(captures)
  }

  /// The bytes of the command, from its first token to its last.
  var span: Range<Int> {
    (lexemes.first?.span.lowerBound ?? 0)..<(lexemes.last?.span.upperBound ?? 0)
  }

  // MARK: Tokens

  /// The next token; it is noted among those read.
  mutating func take() throws(Problem) -> Token? {
    let token = try lexer.next()
    if let token { lexemes.append(Lexeme(span: token.span, kind: token.kind)) }
    return token
  }

  /// The next token, which must be there.
  mutating func take(_ phrase: String) throws(Problem) -> Token {
    guard let token = try take() else {
      throw problemAtEnd("the line ends too early", label: "\(phrase) must follow")
    }
    return token
  }

  /// A mistake just behind what was read.
  func problemAtEnd(_ title: String, label: String, notes: [String] = []) -> Problem {
    let end = lexemes.last?.span.upperBound ?? 0
    return Problem(title, at: end..<end, label: label, notes: notes)
  }

  private func unknownCommand(_ token: Token) -> Problem {
    let name = lexer.text(token.span)
    let isPrompt = context.isPrompt
    let names = table.names { $0.place == .anywhere || ($0.place == .prompt) == isPrompt }
    return Problem(
      "there is no command `\(name)`", at: token.span,
      label: Suggestions.question(for: name, among: names) ?? "",
      notes: ["`rehearse help commands` lists what there is"])
  }

  private func check(_ form: CommandForm, at span: Range<Int>) throws(Problem) {
    guard form.isImplemented else {
      throw Problem("`\(form.name)` is not in this version", at: span)
    }
    switch form.place {
    case .anywhere: return
    case .prompt where !context.isPrompt:
      throw Problem("`\(form.name)` is for the prompt only", at: span, label: "not for a script")
    case .header where context.isPrompt, .file where context.isPrompt:
      throw Problem("`\(form.name)` is for a file only", at: span, label: "not for the prompt")
    default: return
    }
  }
}
