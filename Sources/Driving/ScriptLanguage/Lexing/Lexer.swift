/// A reader of the tokens of one line and of the heredocs that begin on it.
///
/// It works on UTF-8 bytes, because the language's own characters are ASCII; columns in characters
/// are counted only for messages.
struct Lexer {
  /// The text that contains the line; heredocs take lines from it.
  let source: SourceText

  /// The line's index in the text.
  let line: Int

  /// The line's bytes.
  let bytes: [UInt8]

  /// The offset of the next byte to read.
  var offset = 0

  /// The offset at which reading ends; before the line's end while its last token is held back.
  var end: Int

  /// The index of the first line after this line's heredocs.
  var nextLine: Int

  /// The offset of the comment, once it has been reached.
  private(set) var commentStart: Int?

  /// The token that was looked at and not consumed yet.
  private var ahead: Lookahead?

  init(_ source: SourceText, line: Int) {
    self.source = source
    self.line = line
    bytes = Array(source.lines[line].utf8)
    end = bytes.count
    nextLine = line + 1
  }

  /// The next byte to read; nil at the end.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  /// Whether only a comment or nothing is left on the line.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return byte == nil
  }

  /// The next byte that is not a space; nil at the end of the line.
  var byteAfterSpace: UInt8? {
    var place = offset
    while place < end, Self.isSpace(bytes[place]) { place += 1 }
    guard place < end, bytes[place] != UInt8(ascii: "#") else { return nil }
    return bytes[place]
  }

  /// Returns the next token without consuming it; nil at the end of the line.
  mutating func peek() throws(Problem) -> Token? {
    skipSpace()
    let start = position
    if let ahead, ahead.start == start { return ahead.token }
    defer { position = start }
    let token = try read()
    ahead = Lookahead(token: token, start: start, stop: position)
    return token
  }

  /// Returns the next token; nil at the end of the line.
  mutating func next() throws(Problem) -> Token? {
    skipSpace()
    guard let ahead, ahead.start == position else { return try read() }
    position = ahead.stop
    return ahead.token
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
    while let byte, Self.isSpace(byte) { offset += 1 }
    guard byte == UInt8(ascii: "#") else { return }
    commentStart = offset
    end = offset
  }

  /// Returns the text of a range of the line's bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a byte separates tokens.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension Lexer {
  /// The part of a reader that reading a token changes.
  private struct Position: Equatable {
    var offset: Int
    var end: Int
    var nextLine: Int
  }

  /// A token, with the reader's position before and after it.
  private struct Lookahead {
    let token: Token?
    let start: Position
    let stop: Position
  }

  private var position: Position {
    get { Position(offset: offset, end: end, nextLine: nextLine) }
    set { (offset, end, nextLine) = (newValue.offset, newValue.end, newValue.nextLine) }
  }
}
