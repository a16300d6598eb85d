/// The text before the line that is being typed.
package struct Prompt: Equatable, Sendable {
  /// A colour of the terminal's palette, by its SGR number.
  package enum Colour: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
  }

  /// The text on screen, with its trailing space and without control characters.
  package let text: String
  /// The colour; nil for plain text.
  package let colour: Colour?

  /// Creates a prompt.
  package init(_ text: String, colour: Colour? = nil) {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    self.text = String(String.UnicodeScalarView(scalars))
    self.colour = colour
  }

  /// The prompt for the line editor, with its escape sequences between two U+0001.
  ///
  /// libedit drops what follows the last character, so the last one (a space) has no escape sequence.
  var marked: String {
    guard let colour, let last = text.last, text.count > 1 else { return text }
    return "\u{1}\u{1B}[1;\(colour.rawValue)m\u{1}\(text.dropLast())\u{1}\u{1B}[0m\u{1}\(last)"
  }
}
