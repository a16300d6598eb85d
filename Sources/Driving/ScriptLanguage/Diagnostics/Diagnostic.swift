/// A mistake in a script, with its location and its source line.
public struct Diagnostic: Equatable, Sendable {
  /// The mistake, in one sentence without a full stop.
  public let title: String

  /// The location of the mistake.
  public let location: ScriptLocation

  /// The source line that contains the mistake.
  public let sourceLine: String

  /// The number of mistaken characters; 0 for a mistake of the whole file.
  public let length: Int

  /// The text beside the caret: what was expected; may be empty.
  public let label: String

  /// Advice and the places that included the file, one line each.
  public let notes: [String]

  package init(
    _ title: String, in source: SourceText, at span: SourceSpan, label: String = "",
    notes: [String] = []
  ) {
    self.title = title
    location = source.location(of: span)
    let line = source.bytes(ofLine: span.line).string
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

  /// Creates a mistake of a file as a whole.
  init(_ title: String, file: String, notes: [String] = []) {
    self.title = title
    location = ScriptLocation(file: file, line: 1, column: 1)
    sourceLine = ""
    length = 0
    label = ""
    self.notes = notes
  }
}
