/// What is wrong at a place in a script, ready to be shown.
public struct Diagnostic: Equatable, Sendable {
  /// What is there, in one sentence without a full stop.
  public let title: String

  /// Where it is.
  public let location: ScriptLocation

  /// The line it stands on.
  public let sourceLine: String

  /// How many characters of the line are meant, at least one.
  public let length: Int

  /// What should be there, beside the caret; may be empty.
  public let label: String

  /// What to do, a line each.
  public let notes: [String]

  package init(
    _ title: String, in source: SourceText, at span: SourceSpan, label: String = "",
    notes: [String] = []
  ) {
    self.title = title
    location = source.location(of: span)
    let line = source.lines[span.line]
    sourceLine = line
    let end = line.characters(beforeByte: span.bytes.upperBound)
    length = max(1, end - location.column + 1)
    self.label = label
    self.notes = notes
  }

  init(_ problem: Problem, in source: SourceText, line: Int, notes: [String] = []) {
    self.init(
      problem.title, in: source, at: SourceSpan(line: problem.line ?? line, bytes: problem.span),
      label: problem.label, notes: problem.notes + notes)
  }

  /// Something wrong with a file as a whole.
  init(_ title: String, file: String, notes: [String] = []) {
    self.title = title
    location = ScriptLocation(file: file, line: 1, column: 1)
    sourceLine = ""
    length = 0
    label = ""
    self.notes = notes
  }
}
