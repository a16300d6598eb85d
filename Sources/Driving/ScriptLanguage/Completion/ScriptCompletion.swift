import RehearsalCore

/// The completions at the cursor: keywords of the command table, and names that the session knows.
public struct ScriptCompletion: Equatable {
  /// A word that can be inserted.
  public struct Candidate: Equatable {
    /// The whole word, quoted if the language needs it.
    public let text: String

    /// Whether the word can be continued, such as a folder or `key=`; then no space follows it.
    public let isOpen: Bool

    /// A short description; may be empty.
    public let note: String
  }

  /// The beginning of the word being typed, with its opening quote; the word ends at the cursor.
  public let wordStart: String.Index

  /// The words that begin with the typed one, each once, in the order of table and screen.
  ///
  /// With each of them, the line is a command or the beginning of one.
  public let candidates: [Candidate]

  /// Finds the completions of a line.
  ///
  /// - Parameters:
  ///   - line: the line so far.
  ///   - cursor: the position of the cursor.
  ///   - context: the names that the session knows.
  public init(_ line: String, _ cursor: String.Index, context: CompletionContext) {
    let typed = TypedWord(line[..<cursor])
    let before = String(line[..<typed.start])
    wordStart = typed.start
    var parser = LineParser(completing: before, context)
    guard let position = parser.completionPosition() else {
      candidates = []
      return
    }
    let vocabulary = Vocabulary(context: context, position: position, typed: typed)
    let beginning = typed.text.lowercased()
    var seen: Set<String> = []
    candidates = vocabulary.words
      .filter { $0.text.lowercased().hasPrefix(beginning) }
      .compactMap { Self.candidate(for: $0, typed, after: before, context) }
      .filter { seen.insert($0.text).inserted }
  }

  /// Returns the spelling of a word with which the line can be a command; nil if there is none.
  private static func candidate(
    for word: Vocabulary.Word, _ typed: TypedWord, after before: String,
    _ context: CompletionContext
  ) -> Candidate? {
    for text in word.spellings(isQuoted: typed.isQuoted) {
      let isQuoted = text.hasPrefix("\"")
      let line = before + text + (word.isOpen ? (isQuoted ? "x\"" : "x") : "")
      if isBeginning(line, context) || word.isOpen && isBeginning(before + text, context) {
        return Candidate(text: text, isOpen: word.isOpen, note: word.note)
      }
    }
    return nil
  }

  /// Returns whether a line is a command or the beginning of one.
  private static func isBeginning(_ line: String, _ context: CompletionContext) -> Bool {
    var parser = LineParser(completing: line, context)
    return parser.isCommandOrBeginning
  }
}

extension LineParser {
  /// Creates the parser of a line at the prompt, which reads no files.
  init(prompt line: String, variables: Variables) {
    var context = Context()
    context.variables = variables
    context.isPrompt = true
    self.init(SourceText(name: "", lines: [line]), line: 0, context: context)
  }

  /// Creates the parser of a line that is typed, which reads no files.
  fileprivate init(completing line: String, _ completion: CompletionContext) {
    var context = Context()
    context.variables = completion.variables
    context.isPrompt = !completion.isScript
    self.init(SourceText(name: "", lines: [line]), line: 0, context: context)
  }

  /// Whether the line is a command or the beginning of one.
  var isCommandOrBeginning: Bool {
    mutating get {
      do throws(Problem) {
        return try parse() != nil && problems.isEmpty
      } catch {
        return error.title == "the line is incomplete"
      }
    }
  }
}
