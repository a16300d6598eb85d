/// What stands before the line being typed.
package struct Prompt: Equatable, Sendable {
  /// A colour of the terminal's own palette, by its SGR number.
  package enum Colour: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
  }

  /// The text on screen, its closing space included and control characters left out.
  package let text: String
  /// Nil for plain text.
  package let colour: Colour?

  package init(_ text: String, colour: Colour? = nil) {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    self.text = String(String.UnicodeScalarView(scalars))
    self.colour = colour
  }

  /// The prompt as the line editor takes it: escapes take no room between two U+0001.
  ///
  /// libedit loses what stands behind the last character, so that one (a space) stays plain.
  var marked: String {
    guard let colour, let last = text.last, text.count > 1 else { return text }
    return "\u{1}\u{1B}[1;\(colour.rawValue)m\u{1}\(text.dropLast())\u{1}\u{1B}[0m\u{1}\(last)"
  }
}
