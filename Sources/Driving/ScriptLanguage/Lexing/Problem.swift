/// A mistake in a line, without the file that contains it; a Diagnostic adds the file.
struct Problem: Error {
  /// The kind of a mistake, for callers that handle some kinds.
  enum Kind {
    /// The line is not valid.
    case syntax
    /// The line is valid, but a name in it is unknown: a variable or a file.
    case meaning
    /// A heredoc is not closed yet.
    case openHeredoc(terminator: String)
  }

  /// The mistake, in one sentence without a full stop.
  let title: String

  /// The text beside the caret: what was expected; may be empty.
  let label: String

  /// Advice, one line each.
  let notes: [String]

  /// The mistaken bytes of the line.
  let span: Range<Int>

  /// The index of the mistaken line if it is another than the command's: a line of a heredoc.
  let line: Int?

  let kind: Kind

  init(
    _ title: String, at span: Range<Int>, line: Int? = nil, label: String = "",
    notes: [String] = [], kind: Kind = .syntax
  ) {
    self.title = title
    self.label = label
    self.notes = notes
    self.span = span
    self.line = line
    self.kind = kind
  }
}
