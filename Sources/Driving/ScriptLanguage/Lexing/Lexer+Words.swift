extension Lexer {
  /// Reads a word up to the next space.
  mutating func word() throws(Problem) -> Token {
    let start = offset
    offset = bytes.endOfWord(from: offset, to: end)
    if isAtTokenEnd { return token(.word, from: start) }
    var parts: [Token.Part] = []
    var textStart = start
    func flush(_ parts: inout [Token.Part], upTo end: Int) {
      if end > textStart { parts.append(.text(text(textStart..<end))) }
    }
    while let byte, !LineBytes.isSpace(byte) {
      switch byte {
      case UInt8(ascii: "$"):
        flush(&parts, upTo: offset)
        parts.append(try variable())
        textStart = offset
      case UInt8(ascii: "\""):
        guard offset > start, bytes[offset - 1] == UInt8(ascii: "=") else {
          throw Problem(
            "a word cannot contain a quote", at: offset..<offset + 1,
            label: "expected a space before quoted text")
        }
        flush(&parts, upTo: offset)
        let string = try string()
        parts += self.parts(of: string)
        return token(.word, from: start, parts: parts.joined())
      default:
        try checkScalar()
      }
    }
    if parts.isEmpty { return token(.word, from: start) }
    flush(&parts, upTo: offset)
    return token(.word, from: start, parts: parts)
  }

  /// Reads `${name}`.
  mutating func variable() throws(Problem) -> Token.Part {
    let start = offset
    guard bytes[offset..<end].starts(with: [UInt8(ascii: "$"), UInt8(ascii: "{")]),
      let close = bytes[offset..<end].firstIndex(of: UInt8(ascii: "}"))
    else {
      throw Problem(
        "`$` does not begin a variable here", at: start..<start + 1,
        label: "expected a variable such as ${name}; a plain `$` is allowed in quoted text")
    }
    let name = text(start + 2..<close)
    guard Variables.isReference(name) else { throw .variableName(name, at: start..<close + 1) }
    offset = close + 1
    return .variable(name, start..<offset)
  }

  /// Moves past one scalar, which must be allowed in a word.
  private mutating func checkScalar() throws(Problem) {
    let first = bytes[offset]
    guard first >= 0x80 else {
      guard LineBytes.isWordByte(first) else { throw unexpectedCharacter(offset..<offset + 1) }
      offset += 1
      return
    }
    let stop = endOfCharacter(at: offset)
    let properties = text(offset..<stop).unicodeScalars.first?.properties
    guard properties?.isAlphabetic == true || properties?.isMark == true else {
      throw unexpectedCharacter(offset..<stop)
    }
    offset = stop
  }

  /// Returns the offset behind the UTF-8 sequence that begins at an offset.
  func endOfCharacter(at offset: Int) -> Int {
    var stop = offset + 1
    while stop < bytes.count, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    return min(stop, bytes.count)
  }

  private func unexpectedCharacter(_ span: Range<Int>) -> Problem {
    let character = text(span)
    let properties = character.unicodeScalars.first?.properties
    let isVisible = properties?.isVisible ?? false
    let code = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    let name =
      if character == "`" {
        "a backtick"
      } else if isVisible {
        "`\(character)`"
      } else {
        "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
      }
    let label =
      if "“”„‟«»".contains(character) {
        "expected a straight quote `\"`"
      } else if isVisible {
        "put the text in quotes"
      } else if properties?.generalCategory == .spaceSeparator {
        "expected an ordinary space"
      } else {
        "remove this invisible character"
      }
    return Problem("\(name) is not allowed in a word", at: span, label: label)
  }
}

extension [Token.Part] {
  /// Returns the parts with adjacent texts merged.
  func joined() -> [Token.Part] {
    reduce(into: []) { parts, part in
      if case .text(let text) = part, case .text(let before)? = parts.last {
        parts[parts.count - 1] = .text(before + text)
      } else {
        parts.append(part)
      }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    generalCategory == .nonspacingMark || generalCategory == .spacingMark
      || generalCategory == .decimalNumber
  }

  fileprivate var isVisible: Bool {
    switch generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .surrogate:
      false
    default: true
    }
  }
}
