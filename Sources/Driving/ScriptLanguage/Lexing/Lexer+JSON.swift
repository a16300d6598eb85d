extension Lexer {
  /// Reads JSON from its first bracket to the one that closes it; nil if no bracket is next.
  mutating func json() throws(Problem) -> Token? {
    _ = isAtEnd()
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return nil }
    let start = offset
    guard let stop = endOfJSON() else {
      let bracket = byte == UInt8(ascii: "{") ? "}" : "]"
      throw Problem(
        "the JSON is not closed", at: start..<bytes.count, label: "expected a closing `\(bracket)`",
        notes: ["JSON of several lines is written as a heredoc: <<END, the lines, then END"])
    }
    offset = stop
    end = max(end, stop)
    try requireSpace(after: "the JSON")
    let parts = try Token.Part.parts(of: text(start..<stop), at: start..<stop)
    return token(.json, from: start, parts: parts)
  }

  /// Returns the end of the JSON at `offset` by counting brackets; PropsValue reads what is inside.
  private func endOfJSON() -> Int? {
    var depth = 0
    var isInString = false
    var place = offset
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\") where isInString: place += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "{") where !isInString, UInt8(ascii: "[") where !isInString: depth += 1
      case UInt8(ascii: "}") where !isInString, UInt8(ascii: "]") where !isInString:
        depth -= 1
        if depth == 0 { return place + 1 }
      default: break
      }
      place += 1
    }
    return nil
  }
}
