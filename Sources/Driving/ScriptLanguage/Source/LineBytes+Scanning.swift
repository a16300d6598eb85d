nonisolated extension LineBytes {
  /// Returns the offset of the first byte from `start` on that does not separate tokens.
  func endOfSpace(from start: Int, to end: Int) -> Int {
    self.end(from: start, to: end) { Self.isSpace($0) }
  }

  /// Returns the offset of the first byte from `start` on that is not an ASCII byte of a word.
  func endOfWord(from start: Int, to end: Int) -> Int {
    self.end(from: start, to: end) { Self.isWordByte($0) }
  }

  /// Returns the offset of the first quote, backslash or dollar sign from `start` on.
  func endOfPlainText(from start: Int) -> Int {
    withBytes { $0.endOfPlainText(from: start) }
  }

  /// Whether a byte separates tokens.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether an ASCII byte is allowed in a word: also the signs of URLs, paths and comparisons.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "^"),
      UInt8(ascii: "`"), UInt8(ascii: "|"):
      false
    default: byte > 0x20 && byte < 0x7F
    }
  }

  private func end(from start: Int, to end: Int, while condition: (UInt8) -> Bool) -> Int {
    withBytes { bytes in
      var offset = start
      while offset < end, condition(bytes[offset]) { offset += 1 }
      return offset
    }
  }
}
