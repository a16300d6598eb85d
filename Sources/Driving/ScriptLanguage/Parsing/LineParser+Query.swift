import HeadlessUIKit
import RehearsalCore

extension LineParser {
  /// The rules for naming an element: the keywords that are not its text, and the names of types.
  struct QueryPlace {
    /// The meaning of a word that is not a text unless it is in quotes.
    enum Meaning {
      /// A keyword that follows an element.
      case keyword
      /// The type of the element.
      case type(ElementType)
    }

    let words: WordTable<Meaning>

    static let acting = QueryPlace(keywords: actingKeywords, types: singularTypes)
    static let expecting = QueryPlace(
      keywords: actingKeywords.union(limits).union(["not", "has"])
        .union(ElementState.allCases.map(\.rawValue)), types: singularTypes + pluralTypes)
    static let counting = expecting

    private static let actingKeywords = actLimits.union(["in", "containing"])
    private static let singularTypes = ElementType.allCases.map { ($0.rawValue, $0) }
    private static let pluralTypes = ElementType.allCases.map { ($0.plural, $0) }

    private init(keywords: Set<String>, types: [(String, ElementType)]) {
      words = WordTable(
        keywords.map { ($0, .keyword) } + types.map { word, type in (word, .type(type)) })
    }

    /// Returns whether a word is a keyword.
    func isKeyword(_ word: String) -> Bool {
      if case .keyword? = words[word] { true } else { false }
    }
  }

  /// Reads an element: its type, text, index, content and scope.
  mutating func query(_ place: QueryPlace, depth: Int = 0) throws(Problem) -> ElementQuery {
    let first = try take("an element")
    var type: ElementType?
    var text: String?
    switch lexer.value(of: first, in: place.words) {
    case .keyword?:
      let word = lexer.text(first.span)
      throw Problem(
        "`\(word)` is a keyword", at: first.span,
        label: "expected an element; an element with this text is written \"\(word)\"")
    case .type(let named)?:
      type = named
      if let token = try nextText(place), !isIndex(token) {
        text = try freeText(["quoted text or a word"])
      }
    case nil: text = free(resolve(first))
    }
    if lexer.isAtEnd() { return ElementQuery(text, type: type) }
    let index = try index()
    let content = try content()
    let scope = try scope(of: text, place, depth: depth)
    return ElementQuery(text, type: type, index: index, containing: content, in: scope)
  }

  /// Reads an element, up to the line's last token before a limit, which is the value to set.
  mutating func settableQuery() throws(Problem) -> ElementQuery {
    var copy = lexer
    var tokens: [Token] = []
    while let token = try copy.next() { tokens.append(token) }
    if copy.isWord(tokens.last, "now") {
      tokens.removeLast()
    } else if copy.isWord(tokens.dropLast().last, "within") {
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

  /// Returns the next token; nil at the end of the line or before a keyword.
  private mutating func nextText(_ place: QueryPlace) throws(Problem) -> Token? {
    guard let token = try lexer.peek() else { return nil }
    if case .keyword? = lexer.value(of: token, in: place.words) { return nil }
    return token
  }

  private func isIndex(_ token: Token) -> Bool {
    token.kind == .word && lexer.canBeNumber(token) && Int(lookUp(token)) != nil
  }

  private mutating func index() throws(Problem) -> Int? {
    guard let token = try lexer.peek(), isIndex(token) else { return nil }
    let text = try text("a number")
    guard let index = Int(text.text), index > 0 else {
      throw Problem(
        "\(text.text) is out of range", at: text.token.span,
        label: "expected 1 or more: elements are counted from 1")
    }
    return index
  }

  private mutating func content() throws(Problem) -> String? {
    guard let token = try lexer.peek(), lexer.isWord(token, "containing") else { return nil }
    _ = try take()
    return try freeText(["quoted text or a word"])
  }

  /// Returns the mistake of a text such as `Sign in`, whose last word was read as the keyword `in`.
  private func unquotedText(_ text: String) -> Problem {
    let problem = incomplete(["an element"])
    return Problem(
      problem.title, at: problem.span, label: problem.label,
      notes: ["text with spaces needs quotes: \(text.scriptQuoted)"])
  }

  private mutating func scope(
    of text: String?, _ place: QueryPlace, depth: Int
  ) throws(Problem) -> ElementQuery.Scope? {
    guard let token = try lexer.peek(), lexer.isWord(token, "in") else { return nil }
    _ = try take()
    guard depth < 20 else {
      throw Problem("more than 20 `in` on one line", at: token.span, label: "expected 20 at most")
    }
    if lexer.isAtEnd(), lexemes.dropLast().last?.kind == .word, let text {
      throw unquotedText("\(text) in")
    }
    return ElementQuery.Scope(try query(place, depth: depth + 1))
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
