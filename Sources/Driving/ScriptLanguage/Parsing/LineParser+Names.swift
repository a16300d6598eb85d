import RehearsalCore

extension LineParser {
  /// An operand whose text names something: a method, a path, one of some words.
  mutating func name(_ operand: Operand) throws(Problem) -> Captures.Value {
    let text = try text(operand.phrase)
    let span = text.token.span
    switch operand.kind {
    case .method:
      let method = text.text.uppercased()
      if text.isKnown, !RequestMethod.all.contains(method) {
        throw refusal(of: text, for: operand, among: RequestMethod.all)
      }
      return .text(method)
    case .path:
      guard text.text.hasPrefix("/") || !text.isKnown else {
        throw Problem(
          "`\(text.text)` is no path", at: span, label: "a path begins with `/`")
      }
      return .text(text.text)
    case .comparison:
      guard let comparison = Comparison(rawValue: text.text) else {
        throw refusal(of: text, for: operand, among: Comparison.allCases.map(\.rawValue))
      }
      return .comparison(comparison)
    case .props:
      guard let path = PropsPath(script: text.text) else {
        throw Problem(
          "`\(text.text)` is no path into the props", at: span,
          label: "names after a `.`, places in a list in `[ ]`: props.messages[0].body")
      }
      return .props(path)
    case .choice(let words):
      if text.isKnown, !words.contains(text.text) {
        throw refusal(of: text, for: operand, among: words)
      }
      return .text(text.text)
    default: return .text(text.text)
    }
  }

  private func refusal(of text: Text, for operand: Operand, among words: [String]) -> Problem {
    let must = "\(operand.phrase) must stand here"
    let question = Suggestions.question(for: text.text, among: words)
    return Problem(
      "`\(lexer.text(text.token.span))` cannot stand here", at: text.token.span,
      label: question ?? must, notes: question == nil ? [] : [must])
  }
}

extension PropsPath {
  /// Reads `props.messages[0].body`; nil for what is no path.
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
