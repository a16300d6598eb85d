import RehearsalCore

extension LineParser {
  /// JSON: from its first bracket to its last, a word, a text or a heredoc.
  mutating func json(_ phrase: String) throws(Problem) -> Captures.Value {
    let text = try jsonText(phrase)
    guard text.isKnown else { return .json(.null, text: "null") }
    do {
      return .json(try PropsValue(json: text.text), text: text.text)
    } catch {
      throw problem(error, in: text)
    }
  }

  /// What a stub answers: JSON, or any text in quotes or in a heredoc.
  ///
  /// A heredoc that begins like JSON must be JSON; a text in quotes may be anything.
  mutating func body(_ phrase: String) throws(Problem) -> ResponseBody {
    let text = try jsonText(phrase)
    let start = text.text.first { !$0.isWhitespace }
    if text.isKnown, text.token.kind != .string, start == "{" || start == "[" {
      do {
        _ = try PropsValue(json: text.text)
      } catch {
        throw problem(error, in: text)
      }
    }
    return ResponseBody(Array(text.text.utf8))
  }

  /// What a file holds.
  mutating func content(_ phrase: String) throws(Problem) -> ResponseBody {
    let text = try text(phrase)
    guard text.isKnown, let read = context.read else { return ResponseBody([]) }
    do {
      return ResponseBody(try read(text.text, text.token.span))
    } catch {
      problems.append(error)
      return ResponseBody(Array("null".utf8))
    }
  }

  /// What a value is compared with: JSON in brackets, a text in quotes, a number, a word.
  mutating func literal(_ phrase: String) throws(Problem) -> Captures.Value {
    if isAtJSON { return try json(phrase) }
    let text = try text(phrase)
    guard text.token.kind == .word, let value = try? PropsValue(json: text.text) else {
      return .json(.string(text.text), text: text.text)
    }
    return .json(value, text: text.text)
  }

  private mutating func jsonText(_ phrase: String) throws(Problem) -> Text {
    guard isAtJSON, let token = try lexer.json() else {
      let text = try text(phrase)
      return text.token.kind == .heredoc ? escaped(text) : text
    }
    lexemes.append(Lexeme(span: token.span, kind: .json))
    return escaped(resolve(token))
  }

  /// The text with what its variables stand for escaped where it lies in a JSON string.
  private func escaped(_ text: Text) -> Text {
    guard text.token.parts.count > 1 else { return text }
    var json = ""
    var isInString = false
    for part in text.token.parts {
      switch part {
      case .text(let part):
        json += part
        isInString = Self.isInString(after: part, isInString)
      case .variable(let name, _):
        let value = context.variables[name] ?? ""
        json += isInString ? String(value.jsonQuoted.dropFirst().dropLast()) : value
      }
    }
    return Text(text: json, isKnown: text.isKnown, token: text.token)
  }

  private static func isInString(after text: String, _ before: Bool) -> Bool {
    var isInString = before
    var isEscaped = false
    for byte in text.utf8 {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isInString
      } else if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      }
    }
    return isInString
  }

  /// A mistake in JSON, at its very place where that can be told.
  private func problem(_ error: JSONProblem, in text: Text) -> Problem {
    let token = text.token
    guard token.parts.count == 1, token.kind == .json || token.kind == .heredoc else {
      return Problem("this is no JSON", at: token.span, label: error.description)
    }
    guard let bodyLine = token.bodyLine else {
      let place = min(token.span.lowerBound + error.offset, token.span.upperBound - 1)
      return Problem("this is no JSON", at: place..<place + 1, label: error.description)
    }
    let before = text.text.utf8.prefix(error.offset)
    let line = before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    let column = before.reversed().prefix { $0 != 0x0A }.count
    return Problem(
      "this is no JSON", at: column..<column + 1, line: bodyLine + line, label: error.description)
  }
}
