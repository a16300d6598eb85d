import RehearsalCore

extension LineParser {
  /// Returns whether the next token can begin the operand of a step.
  ///
  /// The test is loose for operands without alternatives: reading one gives the better message.
  func canStart(_ step: SyntaxState.Step, with next: Token?) -> Bool {
    switch step.operandKind {
    case .json, .body:
      if isAtJSON { return true }
      guard let next else { return false }
      return next.kind != .word || isJSONWord(next) && !isFollowed(by: "times")
    case .number:
      guard let next, isNumber(next) else { return false }
      guard case .word(let word)? = step.rest.first else { return true }
      return isFollowed(by: word)
    case .props:
      guard let next, let word = lexer.word(of: next) else { return false }
      return Self.isPropsPath(word)
    case .method:
      guard let next, let word = lexer.word(of: next) else { return false }
      return RequestMethod.all.contains(word.uppercased())
    case .comparison:
      guard let next else { return false }
      return Comparison(rawValue: lookUp(next)) != nil
    case .choice(let words):
      guard let next else { return false }
      return words.contains(lookUp(next))
    case .quoted:
      guard let next else { return false }
      return next.kind != .word
    case .pair, .pairs:
      guard let next else { return false }
      return keyLength(of: next) != nil
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
    for byte in text.utf8 where byte < 0x30 || byte > 0x39 { return false }
    return !text.isEmpty
  }

  private func isJSONWord(_ token: Token) -> Bool {
    ["true", "false", "null"].contains(lookUp(token))
      || (try? PropsValue(json: lookUp(token))) != nil
  }

  /// Returns whether the token after the next one is a keyword.
  private func isFollowed(by word: String) -> Bool {
    var lexer = lexer
    _ = try? lexer.next()
    let token = (try? lexer.next()) ?? nil
    return lexer.isWord(token, word)
  }

  /// Returns the text of a token, with unknown variables omitted.
  func lookUp(_ token: Token) -> String {
    if let text = lexer.text(of: token) { return text }
    return lexer.parts(of: token).reduce(into: "") { text, part in
      switch part {
      case .text(let part): text += part
      case .variable(let name, _): text += context.variables[name] ?? ""
      }
    }
  }

  /// Returns the number of bytes of the key in `key=value`; nil for any other token.
  func keyLength(of token: Token) -> Int? {
    guard token.kind == .word, case .text(let text)? = lexer.parts(of: token).first,
      let equals = text.utf8.firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    let length = text.utf8.distance(from: text.utf8.startIndex, to: equals)
    return length > 0 ? length : nil
  }
}
