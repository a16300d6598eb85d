/// The bytes that a terminal sends for a key.
struct Key {
  let bytes: [UInt8]

  static let returnKey = Key(bytes: [0x0D])
  static let tab = Key(bytes: [0x09])
  static let escape = Key(bytes: [0x1B])
  static let backspace = Key(bytes: [0x7F])
  static let up = Key(bytes: [0x1B, 0x5B, 0x41])
  static let left = Key(bytes: [0x1B, 0x5B, 0x44])

  static func control(_ letter: Character) -> Key {
    Key(bytes: [(letter.asciiValue ?? 0) & 0x1F])
  }

  static func text(_ text: String) -> Key { Key(bytes: Array(text.utf8)) }
}
