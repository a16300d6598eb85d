import RehearsalCore

extension LineParser {
  /// Reads an operand whose text names something: a method, a path or one of some words.
  mutating func name(_ operand: Operand) throws(Problem) -> Captures.Value {
    let text = try text(operand.alternatives)
    let span = text.token.span
    switch operand.kind {
    case .method:
      let method = text.text.uppercased()
      if text.isKnown, !RequestMethod.all.contains(method) {
        throw invalid(text, "an HTTP method", among: RequestMethod.all)
      }
      return .name(method)
    case .path:
      guard text.text.hasPrefix("/") || !text.isKnown else {
        throw Problem(
          "`\(text.text)` is not a path", at: span, label: "expected a path that begins with `/`")
      }
      return .name(text.text)
    case .comparison:
      guard let comparison = Comparison(rawValue: text.text) else {
        throw invalid(text, "a comparison", among: Comparison.allCases.map(\.rawValue))
      }
      return .comparison(comparison)
    case .props:
      guard let path = PropsPath(script: text.text) else {
        throw Problem(
          "`\(text.text)` is not a props path", at: span,
          label: "expected `.name` for a property and `[0]` for an item: props.messages[0].body")
      }
      return .props(path)
    case .choice(let words):
      if text.isKnown, !words.contains(text.text) {
        throw invalid(text, nil, among: words)
      }
      return .name(text.text)
    default: return .name(text.text)
    }
  }

  private func invalid(_ text: Text, _ noun: String?, among words: [String]) -> Problem {
    let written = lexer.text(text.token.span)
    let expected = "expected \(words.map { "`\($0)`" }.orList)"
    let question = Suggestions.question(for: text.text, among: words)
    return Problem(
      noun.map { "`\(written)` is not \($0)" } ?? "unexpected `\(written)`", at: text.token.span,
      label: question ?? expected, notes: question == nil ? [] : [expected])
  }
}

extension PropsPath {
  /// Reads a path such as `props.messages[0].body`; nil if the text is not a path.
  init?(script text: String) {
    guard text.hasPrefix("props") else { return nil }
    var steps: [Step] = []
    var rest = text.dropFirst(5)
    while let first = rest.popFirst() {
      guard let step = first == "." ? Self.member(&rest) : first == "[" ? Self.index(&rest) : nil
      else { return nil }
      steps.append(step)
    }
    self.init(steps)
  }

  /// Reads the name after a full stop; loops, because closures on the main actor check their executor.
  private static func member(_ rest: inout Substring) -> Step? {
    var end = rest.startIndex
    while end < rest.endIndex {
      let character = rest[end]
      if character == "." || character == "[" { break }
      guard character != "]" else { return nil }
      rest.formIndex(after: &end)
    }
    let name = rest[..<end]
    guard !name.isEmpty else { return nil }
    rest = rest[end...]
    return name == "count" && rest.isEmpty ? .count : .member(String(name))
  }

  /// Reads an index and its closing bracket.
  private static func index(_ rest: inout Substring) -> Step? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let digits = rest[..<close]
    for byte in digits.utf8 where byte < 0x30 || byte > 0x39 { return nil }
    guard let index = Int(digits) else { return nil }
    rest = rest[rest.index(after: close)...]
    return .index(index)
  }
}
