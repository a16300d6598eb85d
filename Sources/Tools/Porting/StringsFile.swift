import Foundation

/// The reader of `.strings` files: `"key" = "text";` with comments.
struct StringsFile {
  private let text: [Character]
  private var position = 0

  /// Returns the entries of a file, in UTF-8 or UTF-16.
  static func entries(_ data: Data) -> [String: String] {
    if let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: String]
    {
      return table
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let text = String(data: data, encoding: isWide ? .utf16 : .utf8) ?? ""
    var file = StringsFile(text)
    return file.read()
  }

  private init(_ text: String) { self.text = Array(text) }

  private mutating func read() -> [String: String] {
    var entries: [String: String] = [:]
    while let key = nextWord() {
      guard skip("="), let value = nextWord() else { break }
      entries[key] = value
      _ = skip(";")
    }
    return entries
  }

  private mutating func skipBlanks() {
    while position < text.count {
      if text[position].isWhitespace {
        position += 1
      } else if starts(with: "//") {
        while position < text.count, !text[position].isNewline { position += 1 }
      } else if starts(with: "/*") {
        while position < text.count, !starts(with: "*/") { position += 1 }
        position = min(text.count, position + 2)
      } else {
        return
      }
    }
  }

  private func starts(with word: String) -> Bool {
    text[position...].starts(with: word)
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipBlanks()
    guard position < text.count, text[position] == character else { return false }
    position += 1
    return true
  }

  private mutating func nextWord() -> String? {
    skipBlanks()
    guard position < text.count else { return nil }
    guard text[position] == "\"" else { return nextPlainWord() }
    position += 1
    var word = ""
    while position < text.count, text[position] != "\"" {
      if text[position] == "\\", position + 1 < text.count {
        position += 1
        word.append(escaped())
      } else {
        word.append(text[position])
      }
      position += 1
    }
    position += 1
    return word
  }

  private mutating func escaped() -> Character {
    switch text[position] {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = String(text[(position + 1)...].prefix(4))
      guard digits.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return text[position] }
      position += 4
      return Character(scalar)
    default: return text[position]
    }
  }

  private mutating func nextPlainWord() -> String? {
    var word = ""
    while position < text.count,
      text[position].isLetter || text[position].isNumber
        || "._-$/:".contains(text[position])
    {
      word.append(text[position])
      position += 1
    }
    return word.isEmpty ? nil : word
  }
}
