extension Lexer {
  /// JSON from its first bracket to the one that closes it; nil where no bracket stands here.
  mutating func json() throws(Problem) -> Token? {
    _ = isAtEnd()
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return nil }
    let start = offset
    guard let stop = endOfJSON() else {
      throw Problem(
        "the JSON that begins here is not closed", at: start..<bytes.count,
        label: "its closing bracket is missing",
        notes: ["JSON over several lines is a heredoc: <<END, its lines, END"])
    }
    offset = stop
    end = max(end, stop)
    try requireSpace(after: "the JSON")
    let parts = try Token.Part.parts(of: text(start..<stop), at: start..<stop)
    return Token(kind: .json, parts: parts, span: start..<stop)
  }

  /// Where the JSON that begins here ends; what is wrong inside it is for the reader of JSON to say.
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
