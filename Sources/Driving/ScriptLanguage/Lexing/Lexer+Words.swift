extension Lexer {
  mutating func word() throws(Problem) -> Token {
    let start = offset
    var parts: [Token.Part] = []
    var textStart = offset
    func flush(_ parts: inout [Token.Part], upTo end: Int) {
      if end > textStart { parts.append(.text(text(textStart..<end))) }
    }
    while let byte, byte != 0x20, byte != 0x09 {
      switch byte {
      case UInt8(ascii: "$"):
        flush(&parts, upTo: offset)
        parts.append(try variable())
        textStart = offset
      case UInt8(ascii: "\""):
        guard offset > start, bytes[offset - 1] == UInt8(ascii: "=") else {
          throw Problem(
            "a quote stands inside a word", at: offset..<offset + 1,
            label: "a space must stand before a text in quotes")
        }
        flush(&parts, upTo: offset)
        parts += try string().parts
        return Token(kind: .word, parts: parts.joined(), span: start..<offset)
      default:
        try checkScalar()
      }
    }
    flush(&parts, upTo: offset)
    return Token(kind: .word, parts: parts, span: start..<offset)
  }

  /// `${name}`.
  mutating func variable() throws(Problem) -> Token.Part {
    let start = offset
    guard bytes[offset..<end].starts(with: [UInt8(ascii: "$"), UInt8(ascii: "{")]),
      let close = bytes[offset..<end].firstIndex(of: UInt8(ascii: "}"))
    else {
      throw Problem(
        "`$` begins no variable here", at: start..<start + 1,
        label: "`${name}` is a variable; in quotes a `$` stands for itself")
    }
    let name = text(start + 2..<close)
    guard Variables.isName(name) || name.hasPrefix("env.") else {
      throw Problem(
        "`\(name)` cannot be the name of a variable", at: start..<close + 1,
        label: "letters, digits and _, or env.NAME for the environment's")
    }
    offset = close + 1
    return .variable(name, start..<offset)
  }

  /// Goes over one scalar that may stand in a word.
  private mutating func checkScalar() throws(Problem) {
    let first = bytes[offset]
    guard first >= 0x80 else {
      guard Self.isWordByte(first) else { throw stranger(offset..<offset + 1) }
      offset += 1
      return
    }
    var stop = offset + 1
    while stop < end, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    let properties = text(offset..<stop).unicodeScalars.first?.properties
    guard properties?.isAlphabetic == true || properties?.isMark == true else {
      throw stranger(offset..<stop)
    }
    offset = stop
  }

  private func stranger(_ span: Range<Int>) -> Problem {
    let sign = text(span)
    let isVisible = sign.unicodeScalars.allSatisfy { $0.properties.isVisible }
    let code = String(sign.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    let name =
      isVisible ? "`\(sign)`" : "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
    return Problem(
      "\(name) cannot stand in a word", at: span, label: "put the text in quotes")
  }

  /// What stands in words, and what web addresses, paths and comparisons need besides.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-./:@[]={},*?&%+!~<>;#'()".utf8.contains(byte)
    }
  }
}

extension [Token.Part] {
  /// The parts with neighbouring texts made one.
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
