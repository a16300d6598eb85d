/// The texts of a line's tokens, for a search of the line.
package struct LineTexts {
  /// The texts of the tokens, with escapes and variables replaced.
  package private(set) var texts: [String] = []

  /// The names of the variables that the line refers to.
  package private(set) var references: Set<String> = []

  /// Reads the tokens of a line and of the heredoc lines after it.
  ///
  /// After a mistake, the rest of the line is one text.
  package init(_ lines: [String], variables: Variables) {
    guard !lines.isEmpty else { return }
    var lexer = Lexer(SourceText(name: "", lines: lines), line: 0)
    do throws(Problem) {
      while let token = try lexer.next() { add(lexer.parts(of: token), variables) }
    } catch {
      texts.append(lexer.text(lexer.offset..<lexer.bytes.count))
    }
  }

  private mutating func add(_ parts: [Token.Part], _ variables: Variables) {
    var text = ""
    for part in parts {
      switch part {
      case .text(let part): text += part
      case .variable(let name, _):
        references.insert(name)
        text += variables[name] ?? ""
      }
    }
    texts.append(text)
  }
}
