/// The steps of lines that were read, so that a line that is repeated in a script is parsed once.
///
/// Only lines that are one step and depend on nothing else of the script are kept: not those with variables
/// or heredocs.
struct ReadSteps {
  /// The work of a step and its bytes of the line.
  struct Entry {
    let work: Step.Work
    let span: Range<Int>
  }

  /// The number of lines that are kept at most.
  private static let limit = 10_000

  private var entries: [String: Entry] = [:]

  /// Returns the step of a line that was read before; nil for another line.
  subscript(line: String) -> Entry? { entries[line] }

  /// Keeps the step of a line.
  mutating func add(_ command: Command, _ parser: LineParser) {
    guard entries.count < Self.limit, let work = Step.Work(command) else {
      return
    }
    let lexer = parser.lexer
    guard lexer.nextLine == lexer.line + 1, !lexer.bytes.contains(UInt8(ascii: "$")) else { return }
    entries[lexer.source.lines[lexer.line]] = Entry(work: work, span: parser.span)
  }
}
