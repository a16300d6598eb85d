/// What is wrong with a part of a line, before it is known which file the line belongs to.
struct Problem: Error {
  /// What kind of mistake it is, for those who can live with some.
  enum Kind {
    /// The line cannot be read.
    case syntax
    /// The line can be read, but a name in it means nothing: a variable, a file.
    case meaning
    /// A heredoc has no end yet.
    case openHeredoc(terminator: String)
  }

  /// What is there, in one sentence without a full stop.
  let title: String

  /// What should be there, beside the caret; may be empty.
  let label: String

  /// What to do, a line each.
  let notes: [String]

  /// The bytes of the line that are wrong.
  let span: Range<Int>

  /// The index of the line, where it is not the one that is read: in a heredoc.
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
