/// A reader of the tokens of one line and of the heredocs that begin on it.
///
/// It works on UTF-8 bytes, because the language's own characters are ASCII; columns in characters
/// are counted only for messages.
struct Lexer {
  /// The text that contains the line; heredocs take lines from it.
  let source: SourceText

  /// The line's index in the text.
  private(set) var line: Int

  /// The line's bytes.
  private(set) var bytes: LineBytes

  /// The offset of the next byte to read.
  var offset = 0

  /// The offset at which reading ends; before the line's end while its last token is held back.
  var end: Int

  /// The index of the first line after this line's heredocs.
  var nextLine: Int

  /// The offset of the comment, once it has been reached.
  private(set) var commentStart: Int?

  /// The contents of the tokens whose text is not the line's bytes.
  var contents: [TokenContent] = []

  /// The token that was looked at and not consumed yet, with the positions before and after it.
  private var ahead: Token?
  private var aheadStart: Position?
  private var aheadStop: Position

  /// Creates a reader of a line; a text without lines has an empty one.
  init(_ source: SourceText, line: Int) {
    self.source = source
    self.line = line
    bytes = line < source.lineCount ? source.bytes(ofLine: line) : LineBytes([], in: 0..<0)
    end = bytes.count
    nextLine = line + 1
    aheadStop = Position(offset: 0, end: end, nextLine: nextLine)
  }

  /// Moves to the beginning of another line of the text.
  mutating func start(_ line: Int) {
    self.line = line
    bytes = source.bytes(ofLine: line)
    position = Position(offset: 0, end: bytes.count, nextLine: line + 1)
    commentStart = nil
    contents.empty()
    aheadStart = nil
  }

  /// The next byte to read; nil at the end.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  /// Whether a space or the end is next.
  var isAtTokenEnd: Bool { offset >= end || LineBytes.isSpace(bytes[offset]) }

  /// Whether only a comment or nothing is left on the line.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return byte == nil
  }

  /// The next byte that is not a space; nil at the end of the line.
  var byteAfterSpace: UInt8? {
    let place = bytes.endOfSpace(from: offset, to: end)
    guard place < end, bytes[place] != UInt8(ascii: "#") else { return nil }
    return bytes[place]
  }

  /// Returns the next token without consuming it; nil at the end of the line.
  mutating func peek() throws(Problem) -> Token? {
    skipSpace()
    let start = position
    if aheadStart == start { return ahead }
    defer { position = start }
    ahead = try read()
    aheadStart = start
    aheadStop = position
    return ahead
  }

  /// Returns the next token; nil at the end of the line.
  mutating func next() throws(Problem) -> Token? {
    skipSpace()
    guard aheadStart == position else { return try read() }
    position = aheadStop
    return ahead
  }

  private mutating func read() throws(Problem) -> Token? {
    guard let byte else { return nil }
    if byte == UInt8(ascii: "\"") { return try string() }
    if byte == UInt8(ascii: "<"), offset + 1 < end, bytes[offset + 1] == byte {
      return try heredoc()
    }
    return try word()
  }

  private mutating func skipSpace() {
    if offset < end, bytes[offset] > UInt8(ascii: "#") { return }
    offset = bytes.endOfSpace(from: offset, to: end)
    guard byte == UInt8(ascii: "#") else { return }
    commentStart = offset
    end = offset
  }

  /// Returns the text of a range of the line's bytes.
  func text(_ range: Range<Int>) -> String { bytes.string(range) }
}

extension Lexer {
  /// The part of a reader that reading a token changes.
  private struct Position: Equatable {
    var offset: Int
    var end: Int
    var nextLine: Int
  }

  private var position: Position {
    get { Position(offset: offset, end: end, nextLine: nextLine) }
    set { (offset, end, nextLine) = (newValue.offset, newValue.end, newValue.nextLine) }
  }
}
