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
      return .text(method)
    case .path:
      guard text.text.hasPrefix("/") || !text.isKnown else {
        throw Problem(
          "`\(text.text)` is not a path", at: span, label: "expected a path that begins with `/`")
      }
      return .text(text.text)
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
      return .text(text.text)
    default: return .text(text.text)
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
    while let first = rest.first {
      rest.removeFirst()
      if first == "." {
        let name = rest.prefix { $0 != "." && $0 != "[" }
        guard !name.isEmpty, !name.contains("]") else { return nil }
        rest = rest.dropFirst(name.count)
        steps.append(name == "count" && rest.isEmpty ? .count : .member(String(name)))
      } else if first == "[", let close = rest.firstIndex(of: "]"),
        rest[..<close].allSatisfy({ $0.isASCII && $0.isNumber }), let index = Int(rest[..<close])
      {
        rest = rest[rest.index(after: close)...]
        steps.append(.index(index))
      } else {
        return nil
      }
    }
    self.init(steps)
  }
}
