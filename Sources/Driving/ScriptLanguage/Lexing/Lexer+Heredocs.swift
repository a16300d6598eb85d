extension Lexer {
  /// Reads `<<END`, with the lines up to END as its text.
  mutating func heredoc() throws(Problem) -> Token {
    let start = offset
    offset += 2
    while let byte, Self.isNameByte(byte) { offset += 1 }
    let terminator = text(start + 2..<offset)
    guard !terminator.isEmpty else {
      throw Problem(
        "`<<` has no name", at: start..<start + 2,
        label: "expected a name after `<<`, as in <<END")
    }
    try requireSpace(after: "<<\(terminator)")
    let span = start..<offset
    let body = try lines(upTo: terminator, for: span)
    return token(
      .heredoc, from: start, parts: try parts(of: body, at: span), bodyLine: body.lowerBound)
  }

  private mutating func lines(
    upTo terminator: String, for span: Range<Int>
  ) throws(Problem) -> Range<Int> {
    let first = nextLine
    while nextLine < source.lineCount {
      let line = source.bytes(ofLine: nextLine).string
      nextLine += 1
      if line.trimmingTrailingSpace == terminator { return first..<nextLine - 1 }
    }
    nextLine = first
    throw Problem(
      "the heredoc <<\(terminator) is not closed", at: span,
      label: "expected a later line that is only \(terminator)",
      kind: .openHeredoc(terminator: terminator))
  }

  /// Returns the parts of the text between the markers; messages point at `span`.
  private func parts(
    of body: Range<Int>, at span: Range<Int>
  ) throws(Problem) -> [Token.Part] {
    let text = body.map { source.bytes(ofLine: $0).string }.joined(separator: "\n")
    guard text.contains("${") else { return text.isEmpty ? [] : [.text(text)] }
    return try Token.Part.parts(of: text, at: span)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      || byte == UInt8(ascii: "_")
  }
}

extension Token.Part {
  /// Returns the parts of a text without escapes; messages point at `span`.
  static func parts(of text: String, at span: Range<Int>) throws(Problem) -> [Token.Part] {
    var parts: [Token.Part] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      guard let close = rest[start.upperBound...].firstIndex(of: "}") else { break }
      let name = String(rest[start.upperBound..<close])
      guard Variables.isReference(name) else { throw .variableName(name, at: span) }
      if start.lowerBound > rest.startIndex {
        parts.append(.text(String(rest[..<start.lowerBound])))
      }
      parts.append(.variable(name, span))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }
}

extension String {
  /// The text without spaces and tabs at its end.
  var trimmingTrailingSpace: Substring {
    var text = self[...]
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
