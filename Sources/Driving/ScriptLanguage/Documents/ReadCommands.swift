/// The commands of lines that were read, so that a line that is repeated in a script is parsed once.
///
/// Only lines whose command depends on nothing else are kept: not those with variables, heredocs or
/// files.
struct ReadCommands {
  /// A command and its bytes of the line.
  struct Entry {
    let command: Command?
    let span: Range<Int>
  }

  /// The number of lines that are kept at most.
  private static let limit = 10_000

  private var entries: [String: Entry] = [:]

  /// Returns the command of a line that is empty or was read before; nil for another line.
  subscript(line: String) -> Entry? {
    line.isEmpty ? Entry(command: nil, span: 0..<0) : entries[line]
  }

  /// Keeps the command of a line.
  mutating func add(_ command: Command, _ parser: LineParser) {
    let lexer = parser.lexer
    guard entries.count < Self.limit, lexer.nextLine == lexer.line + 1,
      !lexer.bytes.contains(UInt8(ascii: "$")), !Self.readsFile(lexer.bytes)
    else { return }
    entries[lexer.source.lines[lexer.line]] = Entry(command: command, span: parser.span)
  }

  /// Returns whether a line may name a file: all commands that do have the word `from`.
  private static func readsFile(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x20 || $0 == 0x09 }.contains { $0.elementsEqual("from".utf8) }
  }
}
