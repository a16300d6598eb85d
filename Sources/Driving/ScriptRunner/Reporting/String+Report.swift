extension String {
  /// The text without escape sequences, and with spaces for control characters.
  ///
  /// Parsers of reports reject control characters; YAML takes two line separators for line breaks.
  var printable: String {
    var text = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        rest.dropEscapeSequence()
      } else {
        text.append(scalar.isPrintable ? scalar : " ")
      }
    }
    return String(text)
  }

  /// The text escaped for an XML attribute.
  var xmlEscaped: String { xmlEscaped(keepsLines: false) }

  /// Returns the text escaped for XML; without line breaks unless `keepsLines` is true.
  func xmlEscaped(keepsLines: Bool) -> String {
    let text = keepsLines ? self : printable
    // By scalars: a mark that combines with `<` makes it another character.
    return text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPrintable: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension Substring.UnicodeScalarView {
  /// Drops the rest of an escape sequence: `ESC [ … letter`, `ESC ] … BEL`, or one more character.
  fileprivate mutating func dropEscapeSequence() {
    switch popFirst() {
    case "[":
      while let scalar = popFirst(), !(0x40...0x7E).contains(scalar.value) {}
    case "]", "P", "X", "^", "_":
      // A text for the terminal, such as a window's title, ends with BEL or `ESC \`.
      while let scalar = popFirst(), scalar != "\u{7}", scalar != "\u{9C}" {
        guard scalar == "\u{1B}" else { continue }
        _ = popFirst()
        return
      }
    default: break
    }
  }
}
