/// A parser of the protocol declarations in a Swift source.
struct ProtocolParser {
  private let file: String
  private let tokens: [Token]
  private var index = 0

  /// Returns the protocols of a source, in order.
  static func protocols(in source: String, file: String) -> [ProtocolDeclaration] {
    var parser = ProtocolParser(file: file, tokens: Lexer.tokens(of: source))
    return parser.protocols()
  }

  private init(file: String, tokens: [Token]) {
    self.file = file
    self.tokens = tokens
  }

  private mutating func protocols() -> [ProtocolDeclaration] {
    var found: [ProtocolDeclaration] = []
    var isMarked = false
    while let token = next() {
      if token.text == "{" || token.text == "}" { isMarked = false }
      isMarked = isMarked || token.isMarked
      if token.text == "protocol", let name = peek, name.isWord {
        found.append(declaration(named: name, isMarked: isMarked))
        isMarked = false
      }
    }
    return found
  }

  private mutating func declaration(named name: Token, isMarked: Bool) -> ProtocolDeclaration {
    index += 1
    var declaration = ProtocolDeclaration(
      name: String(name.text), place: place(of: name), isMarked: isMarked)
    if peek?.text == "<" {
      declaration.addUnsupported("primary associated types", place(of: name))
      skipGroup()
    }
    if take(":") { declaration.inherited = inheritance() }
    while let token = peek, token.text != "{" {
      if token.text == "where" { declaration.addUnsupported("a where clause", place(of: token)) }
      index += 1
    }
    index += 1
    while let token = next(), token.text != "}" { member(token, of: &declaration) }
    return declaration
  }

  private mutating func inheritance() -> [String] {
    var names: [String] = []
    while let token = peek, token.text != "{", token.text != "where" {
      if token.isWord, token.text != "any" { names.append(String(token.text)) }
      index += 1
    }
    return names
  }

  // MARK: Members

  private mutating func member(_ token: Token, of declaration: inout ProtocolDeclaration) {
    switch token.text {
    case "@": skipAttribute()
    case "func": method(of: &declaration)
    case "var": property(of: &declaration)
    case "static", "mutating", "nonisolated":
      declaration.addUnsupported("a \(token.text) requirement", place(of: token))
      skipLine()
    case "init", "subscript", "associatedtype":
      declaration.addUnsupported("\(token.text)", place(of: token))
      skipLine()
    default: break
    }
  }

  private mutating func property(of declaration: inout ProtocolDeclaration) {
    guard let name = next(), take(":") else { return }
    let type = text { $0.text == "{" }
    let accessors = group().map(\.text)
    if accessors.contains("async") || accessors.contains("throws") {
      declaration.addUnsupported("a property that is async or throws", place(of: name))
    }
    declaration.properties.append(
      .init(name: String(name.text), type: type, isSettable: accessors.contains("set")))
  }

  private mutating func method(of declaration: inout ProtocolDeclaration) {
    guard let name = next() else { return }
    if peek?.text == "<" {
      declaration.addUnsupported("a generic method", place(of: name))
      skipGroup()
    }
    let parameters = parameters(of: group())
    if parameters.contains(where: { $0.type.hasPrefix("inout ") }) {
      declaration.addUnsupported("an inout parameter", place(of: name))
    }
    let effects = text { $0.endsMember || $0.text == "->" }
    let result = take("->") ? text { $0.endsMember } : nil
    declaration.methods.append(
      .init(
        name: String(name.text), parameters: parameters, effects: effects,
        result: result == "Void" || result == "()" ? nil : result))
  }

  private func parameters(of tokens: [Token]) -> [ProtocolDeclaration.Parameter] {
    Self.split(tokens).compactMap { parameter in
      guard let colon = parameter.firstIndex(where: { $0.text == ":" }) else { return nil }
      let names = parameter[..<colon].map { String($0.text) }
      guard let label = names.first, let name = names.last else { return nil }
      return .init(
        label: label == "_" ? nil : label, name: name,
        type: Self.spaced(parameter[(colon + 1)...]))
    }
  }

  /// Splits tokens at the commas that are outside brackets.
  private static func split(_ tokens: [Token]) -> [ArraySlice<Token>] {
    var depth = 0
    return tokens.split { token in
      depth += token.nesting
      return depth == 0 && token.text == ","
    }
  }

  // MARK: Reading

  private var peek: Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func next() -> Token? {
    guard let token = peek else { return nil }
    index += 1
    return token
  }

  private mutating func take(_ text: String) -> Bool {
    guard peek?.text == text[...] else { return false }
    index += 1
    return true
  }

  /// Reads tokens up to an end token outside brackets, and returns them as source text.
  private mutating func text(until isEnd: (Token) -> Bool) -> String {
    let start = index
    var depth = 0
    while let token = peek, depth > 0 || !isEnd(token) {
      depth += token.nesting
      index += 1
    }
    return Self.spaced(tokens[start..<index])
  }

  /// Reads a bracketed group, and returns the tokens inside the brackets.
  private mutating func group() -> [Token] {
    let start = index
    skipGroup()
    return Array(tokens[start..<index].dropFirst().dropLast())
  }

  private mutating func skipGroup() {
    var depth = 0
    repeat {
      guard let token = next() else { return }
      depth += token.nesting
    } while depth > 0
  }

  private mutating func skipAttribute() {
    index += 1
    if let token = peek, token.text == "(", !token.startsLine { skipGroup() }
  }

  private mutating func skipLine() {
    while let token = peek, !token.startsLine, token.text != "}" { index += 1 }
  }

  private func place(of token: Token) -> ProtocolDeclaration.Place {
    .init(file: file, line: token.line)
  }

  /// Returns tokens as source text, with spaces in Swift's usual style.
  private static func spaced(_ tokens: ArraySlice<Token>) -> String {
    var text = ""
    var previous: Token?
    for token in tokens {
      if let previous, token.needsSpace(after: previous) { text += " " }
      text += token.text
      previous = token
    }
    return text
  }
}

extension Token {
  fileprivate var isWord: Bool {
    text.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
  }

  /// Whether the token ends the requirement before it.
  fileprivate var endsMember: Bool { startsLine || text == "}" || text == ";" }

  /// The change of the nesting depth at the token: 1, 0 or -1.
  fileprivate var nesting: Int {
    switch text {
    case "(", "[", "{", "<": 1
    case ")", "]", "}", ">": -1
    default: 0
    }
  }

  fileprivate func needsSpace(after previous: Token) -> Bool {
    if ["->", "&", "="].contains(text) || ["->", "&", "=", ",", ":"].contains(previous.text) {
      return true
    }
    if previous.isWord, isWord || text == "(" || text == "@" || text == "[" {
      return text == "(" || text == "["
        ? ["escaping", "Sendable", "MainActor", "any", "some", "inout"].contains(previous.text)
        : true
    }
    return previous.text == ")" && isWord
  }
}

extension ProtocolDeclaration {
  fileprivate mutating func addUnsupported(_ what: String, _ place: Place) {
    unsupported.append(UnsupportedRequirement(what: what, place: place))
  }
}
