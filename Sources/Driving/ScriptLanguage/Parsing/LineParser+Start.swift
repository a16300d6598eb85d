import RehearsalCore

extension LineParser {
  /// Whether the next token can begin an operand; where only one thing can follow, reading it says
  /// better what is wrong.
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

  /// Whether the token behind the next one is a word of the language.
  private func isFollowed(by word: String) -> Bool {
    var lexer = lexer
    _ = try? lexer.next()
    return (try? lexer.next())?.isWord(word) == true
  }

  /// The text of a token, unknown variables left out.
  func lookUp(_ token: Token) -> String {
    token.parts.reduce(into: "") { text, part in
      switch part {
      case .text(let part): text += part
      case .variable(let name, _): text += context.variables[name] ?? ""
      }
    }
  }
}

extension Token {
  /// How many bytes the key of `key=value` has; nil where the token is something else.
  var keyLength: Int? {
    guard kind == .word, case .text(let text)? = parts.first else { return nil }
    let bytes = Array(text.utf8)
    guard let length = bytes.firstIndex(of: UInt8(ascii: "=")), length > 0 else { return nil }
    return length
  }
}
