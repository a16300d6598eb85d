import HeadlessUIKit
import RehearsalCore

extension LineParser {
  /// The rules for naming an element: the keywords that are not its text, and plural types.
  struct QueryPlace {
    let reserved: Set<String>
    var allowsPlural = false

    static let acting = QueryPlace(reserved: actLimits.union(["in", "containing"]))
    static let expecting = QueryPlace(
      reserved: acting.reserved.union(limits).union(["not", "has"])
        .union(ElementState.allCases.map(\.rawValue)), allowsPlural: true)
    static let counting = expecting
  }

  /// Reads an element: its type, text, index, content and scope.
  mutating func query(_ place: QueryPlace, depth: Int = 0) throws(Problem) -> ElementQuery {
    let first = try text("an element")
    if let word = first.token.word, place.reserved.contains(word) {
      throw Problem(
        "`\(word)` is a keyword", at: first.token.span,
        label: "expected an element; an element with this text is written \"\(word)\"")
    }
    var query = ElementQuery()
    query.type = Self.type(of: first.token, in: place)
    if query.type == nil {
      query.text = first.text
    } else if let token = try nextText(place), !isIndex(token) {
      query.text = try text("quoted text or a word").text
    }
    try takeIndex(into: &query, place)
    try takeContent(into: &query)
    try takeScope(into: &query, place, depth: depth)
    return query
  }

  /// Reads an element, up to the line's last token before a limit, which is the value to set.
  mutating func settableQuery() throws(Problem) -> ElementQuery {
    var copy = lexer
    var tokens: [Token] = []
    while let token = try copy.next() { tokens.append(token) }
    if tokens.last?.isWord("now") == true {
      tokens.removeLast()
    } else if tokens.dropLast().last?.isWord("within") == true {
      tokens.removeLast(2)
    }
    guard let last = tokens.last?.span.lowerBound, tokens.count > 1 else {
      _ = try take()
      throw incomplete(["a value (on, off, a number or a choice)"])
    }
    let end = lexer.end
    lexer.end = last
    let query = try query(.acting)
    guard lexer.isAtEnd() else {
      let span = try take()?.span ?? 0..<0
      throw Problem(
        "unexpected `\(lexer.text(span))`", at: span,
        label: "expected one value after the element; put a value with spaces in quotes")
    }
    lexer.end = end
    return query
  }

  private static func type(of token: Token, in place: QueryPlace) -> ElementType? {
    guard let word = token.word else { return nil }
    return ElementType(rawValue: word) ?? (place.allowsPlural ? ElementType(plural: word) : nil)
  }

  /// Returns the next token; nil at the end of the line or before a keyword.
  private mutating func nextText(_ place: QueryPlace) throws(Problem) -> Token? {
    guard let token = try lexer.peek() else { return nil }
    return token.word.map(place.reserved.contains) ?? false ? nil : token
  }

  private func isIndex(_ token: Token) -> Bool {
    token.kind == .word && Int(lookUp(token)) != nil
  }

  private mutating func takeIndex(
    into query: inout ElementQuery, _ place: QueryPlace
  ) throws(Problem) {
    guard let token = try nextText(place), isIndex(token) else { return }
    let text = try text("a number")
    guard let index = Int(text.text), index > 0 else {
      throw Problem(
        "\(text.text) is out of range", at: text.token.span,
        label: "expected 1 or more: elements are counted from 1")
    }
    query.index = index
  }

  private mutating func takeContent(into query: inout ElementQuery) throws(Problem) {
    guard try lexer.peek()?.isWord("containing") == true else { return }
    _ = try take()
    query.containing = try text("quoted text or a word").text
  }

  /// Returns the mistake of a text such as `Sign in`, whose last word was read as the keyword `in`.
  private func unquotedText(_ text: String) -> Problem {
    let problem = incomplete(["an element"])
    return Problem(
      problem.title, at: problem.span, label: problem.label,
      notes: ["text with spaces needs quotes: \(text.scriptQuoted)"])
  }

  private mutating func takeScope(
    into query: inout ElementQuery, _ place: QueryPlace, depth: Int
  ) throws(Problem) {
    guard let token = try lexer.peek(), token.isWord("in") else { return }
    _ = try take()
    guard depth < 20 else {
      throw Problem("more than 20 `in` on one line", at: token.span, label: "expected 20 at most")
    }
    if lexer.isAtEnd(), lexemes.dropLast().last?.kind == .word, let text = query.text {
      throw unquotedText("\(text) in")
    }
    let container = try self.query(place, depth: depth + 1)
    query.scope = ElementQuery.Scope(container)
  }
}

extension ElementQuery.Scope {
  /// Creates the scope of a query: the current alert, sheet or banner, or an element.
  fileprivate init(_ query: ElementQuery) {
    let scope: Self? =
      switch query.type {
      case .alert: .alert
      case .sheet: .sheet
      case .banner: .banner
      default: nil
      }
    guard let scope, query == ElementQuery(type: query.type) else {
      self = .element(query)
      return
    }
    self = scope
  }
}
