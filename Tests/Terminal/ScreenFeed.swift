/// A parser of a program's output, which draws it on a screen.
struct ScreenFeed {
  private enum State {
    case text
    case escape
    /// Inside `ESC [`, with the parameters so far.
    case sequence(String)
    /// Inside `ESC ]`, ended by BEL or ST.
    case title
    /// After `ESC (`: one more byte.
    case charset
  }

  var screen: Screen
  private var state = State.text
  private var partial: [UInt8] = []

  init(rows: Int, columns: Int) {
    screen = Screen(rows: rows, columns: columns)
  }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { write(byte) }
  }

  private mutating func write(_ byte: UInt8) {
    switch state {
    case .text: text(byte)
    case .escape: escape(byte)
    case .sequence(let parameters): sequence(parameters, byte)
    case .title: if byte == 0x07 || byte == UInt8(ascii: "\\") { state = .text }
    case .charset: state = .text
    }
  }

  private mutating func text(_ byte: UInt8) {
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x20 {
      screen.control(byte)
    } else {
      character(byte)
    }
  }

  private mutating func character(_ byte: UInt8) {
    partial.append(byte)
    guard let text = String(validating: partial, as: UTF8.self) else {
      if partial.count >= 4 { partial = [] }
      return
    }
    partial = []
    text.unicodeScalars.forEach { screen.put($0) }
  }

  private mutating func escape(_ byte: UInt8) {
    state = .text
    switch Character(Unicode.Scalar(byte)) {
    case "[": state = .sequence("")
    case "]": state = .title
    case "(", ")": state = .charset
    case "D": screen.lineFeed()
    case "E": [0x0D, 0x0A].forEach { screen.control($0) }
    default: break
    }
  }

  private mutating func sequence(_ parameters: String, _ byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    if 0x40...0x7E ~= byte {
      state = .text
      screen.sequence(parameters, character)
    } else {
      state = .sequence(parameters + String(character))
    }
  }
}
