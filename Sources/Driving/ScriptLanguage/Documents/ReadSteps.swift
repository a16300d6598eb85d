/// The steps of lines that were read, so that a line that is repeated in a script is parsed once.
///
/// Only lines that are one step and depend on nothing else are kept: not those with variables, heredocs
/// or files.
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
    let lexer = parser.lexer
    guard let work = Step.Work(command), entries.count < Self.limit,
      lexer.nextLine == lexer.line + 1,
      !lexer.bytes.contains(UInt8(ascii: "$")), !Self.readsFile(lexer.bytes)
    else { return }
    entries[lexer.source.lines[lexer.line]] = Entry(work: work, span: parser.span)
  }

  /// Returns whether a line may name a file: all commands that do have the word `from`.
  private static func readsFile(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x20 || $0 == 0x09 }.contains { $0.elementsEqual("from".utf8) }
  }
}
