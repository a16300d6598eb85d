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

  /// Returns the next token without consuming it; nil at the end of the line.
  func peek() throws(Problem) -> Token? {
    var copy = self
    return try copy.next()
  }

  /// Returns the next token; nil at the end of the line.
  mutating func next() throws(Problem) -> Token? {
    skipSpace()
    guard let byte else { return nil }
    if byte == UInt8(ascii: "\"") { return try string() }
    if bytes[offset..<end].starts(with: [UInt8(ascii: "<"), UInt8(ascii: "<")]) {
      return try heredoc()
    }
    return try word()
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 { offset += 1 }
    guard byte == UInt8(ascii: "#") else { return }
    commentStart = offset
    end = offset
  }

  /// Returns the text of a range of the line's bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
