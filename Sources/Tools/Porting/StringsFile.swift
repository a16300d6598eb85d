import Foundation

/// The reader of `.strings` files: `"key" = "text";` with comments.
struct StringsFile {
  /// A place where a file is not as Xcode expects it.
  struct Mistake: Equatable {
    let line: Int
    let expected: String
  }

  /// The entries up to the first mistake that hides the next ones.
  private(set) var entries: [String: String] = [:]
  /// The first mistake.
  private(set) var mistake: Mistake?

  private let text: [Character]
  private var position = 0

  /// Reads a file, in UTF-8 or UTF-16.
  init(_ data: Data) {
    if Self.isPropertyList(data),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let table = list as? [String: String]
    {
      (text, entries) = ([], table)
      return
    }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    let decoded = String(data: data, encoding: isWide ? .utf16 : .utf8)
    text = Array(decoded ?? "")
    if decoded == nil { mistake = Mistake(line: 1, expected: "text in UTF-8 or UTF-16") }
    read()
  }

  /// Whether a file is a property list in another format, which Xcode takes too.
  ///
  /// Foundation also reads strings files as such lists, but ends silently at a mistake.
  private static func isPropertyList(_ data: Data) -> Bool {
    let blanks: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF]
    let first = data.first { !blanks.contains($0) }
    return data.starts(with: Data("bplist".utf8)) || first == UInt8(ascii: "<")
      || first == UInt8(ascii: "{")
  }

  private mutating func read() {
    while let key = nextWord() {
      guard skip("=") else { return expect("= after the key \"\(key)\"") }
      guard let value = nextWord() else { return expect("a text after the key \"\(key)\"") }
      entries[key] = value
      let isLast = position == text.count
      if !skip(";"), !isLast { expect("a semicolon after the text of \"\(key)\"") }
    }
    if position < text.count { expect("a key") }
  }

  private mutating func expect(_ expected: String) {
    guard mistake == nil else { return }
    let before = text[..<min(position, text.count)]
    mistake = Mistake(line: before.count(where: \.isNewline) + 1, expected: expected)
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
    let start = position
    while position < text.count, text[position] != "\"" {
      if text[position] == "\\", position + 1 < text.count {
        position += 1
        word.append(escaped())
      } else {
        word.append(text[position])
      }
      position += 1
    }
    guard position < text.count else {
      position = start
      expect("a quotation mark at the end")
      position = text.count
      return word
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
