/// Reads the tokens of one line, and the lines of the heredocs that begin on it.
///
/// It works on bytes of UTF-8, because all signs of the language are ASCII; columns in characters
/// are counted only for messages.
struct Lexer {
  /// The text the line stands in; heredocs take lines from it.
  let source: SourceText

  /// The line's index.
  let line: Int

  /// The line's bytes.
  let bytes: [UInt8]

  /// Where reading goes on.
  var offset = 0

  /// Where reading ends; earlier than the line where its last token is kept for later.
  var end: Int

  /// The index of the first line that belongs to no heredoc of this one.
  var nextLine: Int

  /// Where the comment begins, once it was reached.
  private(set) var commentStart: Int?

  init(_ source: SourceText, line: Int) {
    self.source = source
    self.line = line
    bytes = Array(source.lines[line].utf8)
    end = bytes.count
    nextLine = line + 1
  }

  /// The byte where reading goes on.
  var byte: UInt8? { offset < end ? bytes[offset] : nil }

  /// Whether nothing more stands on the line but a comment.
  mutating func isAtEnd() -> Bool {
    skipSpace()
    return byte == nil
  }

  /// The next token, nil at the end of the line; reading does not go on.
  func peek() throws(Problem) -> Token? {
    var copy = self
    return try copy.next()
  }

  /// The next token, nil at the end of the line.
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

  /// The text of some bytes of the line.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
