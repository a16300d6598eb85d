extension Lexer {
  /// A text in quotes, from its first quote on.
  mutating func string() throws(Problem) -> Token {
    let start = offset
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
        return Token(kind: .string, parts: parts, span: start..<offset)
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
      "this text has no closing quote", at: start..<bytes.count, label: "`\"` must follow",
      notes: ["a text over several lines is a heredoc: <<END, its lines, END"])
  }

  func requireSpace(after what: String) throws(Problem) {
    guard let byte, byte != 0x20, byte != 0x09 else { return }
    throw Problem(
      "no space follows \(what)", at: offset..<offset + 1, label: "a space must stand here")
  }

  private mutating func escape() throws(Problem) -> [UInt8] {
    let start = offset
    offset += 2
    guard start + 1 < bytes.count else { return [] }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
    case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try unicode(from: start)
    default:
      throw Problem(
        "there is no such escape", at: start..<start + 2,
        label: #"the escapes are \" \\ \n \t and \u{1F600}"#)
    }
  }

  /// `\u{1F600}`.
  private mutating func unicode(from start: Int) throws(Problem) -> [UInt8] {
    let digits = bytes[offset...].dropFirst().prefix { $0 != UInt8(ascii: "}") }.prefix(9)
    guard bytes[offset...].first == UInt8(ascii: "{"), digits.endIndex < bytes.count,
      bytes[digits.endIndex] == UInt8(ascii: "}"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      throw Problem(
        "this escape is no character", at: start..<min(offset + 1, bytes.count),
        label: #"\u{…} takes a character's number in hexadecimal: \u{1F600}"#)
    }
    offset = digits.endIndex + 1
    return Array(String(Character(scalar)).utf8)
  }
}
