import RehearsalCore

extension LineParser {
  /// Returns whether the next token can begin an operand.
  ///
  /// The test is loose for operands without alternatives: reading one gives the better message.
  func canStart(
    _ operand: Operand, with next: Token?, before following: Syntax?
  ) throws(Problem) -> Bool {
    switch operand.kind {
    case .json, .body:
      if isAtJSON { return true }
      guard let next else { return false }
      return next.kind != .word || isJSONWord(next) && !isFollowed(by: "times")
    case .number:
      guard case .word(let word)? = following else { return next.map(isNumber) ?? false }
      return next.map(isNumber) ?? false && isFollowed(by: word)
    case .props: return next?.word.map(Self.isPropsPath) ?? false
    case .method:
      return next?.word.map { RequestMethod.all.contains($0.uppercased()) } ?? false
    case .comparison: return next.flatMap { Comparison(rawValue: lookUp($0)) } != nil
    case .choice(let words): return next.map { words.contains(lookUp($0)) } ?? false
    case .quoted: return next.map { $0.kind != .word } ?? false
    case .pair, .pairs: return next.map { $0.keyLength != nil } ?? false
    default: return next != nil
    }
  }

  static func isPropsPath(_ word: String) -> Bool {
    guard word.hasPrefix("props") else { return false }
    let rest = word.dropFirst(5)
    return rest.isEmpty || rest.first == "." || rest.first == "["
  }

  private func isNumber(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    let text = lookUp(token)
    return !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func isJSONWord(_ token: Token) -> Bool {
    ["true", "false", "null"].contains(lookUp(token))
      || (try? PropsValue(json: lookUp(token))) != nil
  }

  /// Returns whether the token after the next one is a keyword.
  private func isFollowed(by word: String) -> Bool {
    var lexer = lexer
    _ = try? lexer.next()
    return (try? lexer.next())?.isWord(word) == true
  }

  /// Returns the text of a token, with unknown variables omitted.
  func lookUp(_ token: Token) -> String {
    if let text = token.text { return text }
    return token.parts.reduce(into: "") { text, part in
      switch part {
      case .text(let part): text += part
      case .variable(let name, _): text += context.variables[name] ?? ""
      }
    }
  }
}

extension Token {
  /// The number of bytes of the key in `key=value`; nil for any other token.
  var keyLength: Int? {
    guard kind == .word, case .text(let text)? = parts.first else { return nil }
    let bytes = Array(text.utf8)
    guard let length = bytes.firstIndex(of: UInt8(ascii: "=")), length > 0 else { return nil }
    return length
  }
}
