import RehearsalCore

extension LineParser {
  /// Reads JSON: from its first bracket to its last, a word, quoted text or a heredoc.
  mutating func json(_ expected: [String]) throws(Problem) -> Captures.Value {
    let text = try jsonText(expected)
    guard text.isKnown else { return .json(.null, text: "null") }
    do {
      return .json(try PropsValue(json: text.text), text: text.text)
    } catch {
      throw problem(error, in: text)
    }
  }

  /// Reads the body of a stub's response: JSON, or any quoted text or heredoc.
  ///
  /// A heredoc that begins like JSON must be JSON; quoted text may be anything.
  mutating func body(_ expected: [String]) throws(Problem) -> ResponseBody {
    let text = try jsonText(expected)
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

  /// Reads the content of a file that the line names.
  mutating func content(_ expected: [String]) throws(Problem) -> ResponseBody {
    let text = try text(expected)
    guard text.isKnown, let read = context.read else { return ResponseBody([]) }
    do {
      return ResponseBody(try read(text.text, text.token.span))
    } catch {
      problems.append(error)
      return ResponseBody(Array("null".utf8))
    }
  }

  /// Reads the value of a comparison: JSON in brackets, quoted text, a number or a word.
  mutating func literal(_ expected: [String]) throws(Problem) -> Captures.Value {
    if isAtJSON { return try json(expected) }
    let text = try text(expected)
    if text.token.kind == .string { return .text(free(text)) }
    guard text.token.kind == .word, let value = try? PropsValue(json: text.text) else {
      return .json(.string(text.text), text: text.text)
    }
    return .json(value, text: text.text)
  }

  private mutating func jsonText(_ expected: [String]) throws(Problem) -> Text {
    guard isAtJSON, let token = try lexer.json() else {
      let text = try text(expected)
      return text.token.kind == .heredoc ? escaped(text) : text
    }
    lexemes.append(Lexeme(span: token.span, kind: .json))
    return escaped(resolve(token))
  }

  /// Returns the text with the values of variables escaped where they are inside a JSON string.
  private func escaped(_ text: Text) -> Text {
    let parts = lexer.parts(of: text.token)
    guard parts.count > 1 else { return text }
    var json = ""
    var isInString = false
    for part in parts {
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

  /// Returns a mistake in JSON, at its exact location if the text has no variables or escapes.
  private func problem(_ error: JSONProblem, in text: Text) -> Problem {
    let token = text.token
    guard lexer.parts(of: token).count == 1, token.kind == .json || token.kind == .heredoc else {
      return Problem("invalid JSON", at: token.span, label: error.description)
    }
    guard let bodyLine = lexer.bodyLine(of: token) else {
      let place = min(token.span.lowerBound + error.offset, token.span.upperBound - 1)
      return Problem("invalid JSON", at: place..<place + 1, label: error.description)
    }
    let before = text.text.utf8.prefix(error.offset)
    let line = before.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
    let column = before.reversed().prefix { $0 != 0x0A }.count
    return Problem(
      "invalid JSON", at: column..<column + 1, line: bodyLine + line, label: error.description)
  }
}
