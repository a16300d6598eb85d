extension Lexer {
  /// Reads quoted text, from its opening quote on.
  mutating func string() throws(Problem) -> Token {
    let start = offset
    if let close = endOfPlainText() {
      offset = close + 1
      try requireSpace(after: "the closing quote")
      return token(.string, from: start)
    }
    var parts: [Token.Part] = []
    var text: [UInt8] = []
    func flush(_ parts: inout [Token.Part], _ text: inout [UInt8]) {
      if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
      text.removeAll()
    }
    offset += 1
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\""):
        offset += 1
        flush(&parts, &text)
        try requireSpace(after: "the closing quote")
        return token(.string, from: start, parts: parts)
      case UInt8(ascii: "\\"):
        text += try escape()
      case UInt8(ascii: "$") where bytes[offset...].dropFirst().first == UInt8(ascii: "{"):
        flush(&parts, &text)
        parts.append(try variable())
      default:
        text.append(bytes[offset])
        offset += 1
      }
    }
    throw Problem(
      "the quoted text is not closed", at: start..<bytes.count, label: "expected a closing `\"`",
      notes: ["text of several lines is written as a heredoc: <<END, the lines, then END"])
  }

  /// Returns the offset of the closing quote; nil if escapes or variables come before it.
  private func endOfPlainText() -> Int? {
    let place = bytes.endOfPlainText(from: offset + 1)
    return place < bytes.count && bytes[place] == UInt8(ascii: "\"") ? place : nil
  }

  /// Throws if neither a space nor the end of the line is next.
  func requireSpace(after what: String) throws(Problem) {
    guard let byte, !LineBytes.isSpace(byte) else { return }
    throw Problem(
      "expected a space after \(what)", at: offset..<endOfCharacter(at: offset),
      label: "expected a space before this")
  }

  private mutating func escape() throws(Problem) -> [UInt8] {
    let start = offset
    offset = min(start + 2, bytes.count)
    guard start + 1 < bytes.count else { return [] }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try unicode(from: start)
    default:
      let span = start..<endOfCharacter(at: start + 1)
      throw Problem(
        "`\(text(span))` is not an escape", at: span,
        label: #"expected \" \\ \n \t or a character's number such as \u{1F600}"#)
    }
  }

  /// Reads the number of an escape such as `\u{1F600}`.
  private mutating func unicode(from start: Int) throws(Problem) -> [UInt8] {
    let digits = bytes[offset...].dropFirst().prefix { $0 != UInt8(ascii: "}") }.prefix(9)
    guard bytes[offset...].first == UInt8(ascii: "{"), digits.endIndex < bytes.count,
      bytes[digits.endIndex] == UInt8(ascii: "}"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw Problem(
        "this escape is not a character", at: start..<min(offset + 1, bytes.count),
        label: #"expected a character's number in hexadecimal, as in \u{1F600}"#)
    }
    offset = digits.endIndex + 1
    return Array(String(Character(scalar)).utf8)
  }
}
