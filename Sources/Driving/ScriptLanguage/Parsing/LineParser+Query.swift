import HeadlessUIKit
import RehearsalCore

extension LineParser {
  /// Where an element is named: which words are not its text, and whether a type may be a plural.
  struct QueryPlace {
    let reserved: Set<String>
    var allowsPlural = false

    static let acting = QueryPlace(reserved: ["in", "containing"])
    static let expecting = QueryPlace(
      reserved: acting.reserved.union(limits).union(["not", "has"])
        .union(ElementState.allCases.map(\.rawValue)), allowsPlural: true)
    static let counting = expecting
  }

  /// An element: its type, its text, which one, what is in it, and where to look.
  mutating func query(_ place: QueryPlace, depth: Int = 0) throws(Problem) -> ElementQuery {
    let first = try text("an element")
    if let word = first.token.word, place.reserved.contains(word) {
      throw Problem(
        "`\(word)` is a word of the language", at: first.token.span,
        label: "an element must stand here; a text `\(word)` is written in quotes")
    }
    var query = ElementQuery()
    query.type = Self.type(of: first.token, in: place)
    if query.type == nil {
      query.text = first.text
    } else if let token = try nextText(place), !isIndex(token) {
      query.text = try text("a text").text
    }
    try takeIndex(into: &query, place)
    try takeContent(into: &query)
    try takeScope(into: &query, place, depth: depth)
    return query
  }

  /// An element, and not the line's last token.
  mutating func settableQuery() throws(Problem) -> ElementQuery {
    var copy = lexer
    var starts: [Int] = []
    while let token = try copy.next() { starts.append(token.span.lowerBound) }
    guard let last = starts.last, starts.count > 1 else {
      _ = try take()
      throw problemAtEnd(
        "the line ends too early", label: "a value must follow: on, off, a number, a choice")
    }
    let end = lexer.end
    lexer.end = last
    let query = try query(.acting)
    guard lexer.isAtEnd() else {
      let token = try take()
      throw Problem(
        "`\(lexer.text(token?.span ?? 0..<0))` cannot stand here", at: token?.span ?? 0..<0,
        label: "one value must follow the element; put what has spaces in quotes")
    }
    lexer.end = end
    return query
  }

  private static func type(of token: Token, in place: QueryPlace) -> ElementType? {
    guard let word = token.word else { return nil }
    return ElementType(rawValue: word) ?? (place.allowsPlural ? ElementType(plural: word) : nil)
  }

  /// The next token, where it is neither missing nor a word of the language.
  private func nextText(_ place: QueryPlace) throws(Problem) -> Token? {
    var lexer = lexer
    guard !lexer.isAtEnd(), let token = try lexer.next() else { return nil }
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
      throw Problem("elements are counted from 1", at: text.token.span, label: "1, 2, 3 …")
    }
    query.index = index
  }

  private mutating func takeContent(into query: inout ElementQuery) throws(Problem) {
    guard try lexer.peek()?.isWord("containing") == true else { return }
    _ = try take()
    query.containing = try text("a text").text
  }

  private mutating func takeScope(
    into query: inout ElementQuery, _ place: QueryPlace, depth: Int
  ) throws(Problem) {
    guard let token = try lexer.peek(), token.isWord("in") else { return }
    _ = try take()
    guard depth < 20 else {
      throw Problem("more than 20 elements within each other", at: token.span)
    }
    let container = try self.query(place, depth: depth + 1)
    query.scope = ElementQuery.Scope(container)
  }
}

extension ElementQuery.Scope {
  /// The alert, the sheet or the banner that is up, or an element.
  fileprivate init(_ query: ElementQuery) {
    switch query {
    case ElementQuery(type: .alert): self = .alert
    case ElementQuery(type: .sheet): self = .sheet
    case ElementQuery(type: .banner): self = .banner
    default: self = .element(query)
    }
  }
}
