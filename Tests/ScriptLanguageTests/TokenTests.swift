import RehearsalCore
import Testing

@testable import ScriptLanguage

@Suite("Tokens and their parts")
struct TokenTests {
  /// Returns the first token of a line, and the lexer that read it.
  private func read(_ line: String) throws -> (token: Token, lexer: Lexer) {
    var lexer = Lexer(SourceText(name: "a.script", lines: [line]), line: 0)
    let token = try #require(try lexer.next())
    return (token, lexer)
  }

  @Test(
    "a text with escapes is one part, also where a part of it is empty",
    arguments: [
      (#""plain""#, "plain"), (#""a \"b\"""#, "a \"b\""), (#""\u{41}""#, "A"), (#""""#, ""),
      (#""5 $""#, "5 $"), (#""$""#, "$"), (#""a$b""#, "a$b"),
    ])
  func text(_ line: String, _ text: String) throws {
    let (token, lexer) = try read(line)
    #expect(lexer.text(of: token) == text && token.kind == .string)
    #expect(
      lexer.word(of: token) == nil && lexer.parts(of: token) == (text.isEmpty ? [] : [.text(text)]))
  }

  @Test(
    "a word may have marks that combine with a letter, and the digits of any script",
    arguments: ["Cafe\u{301}", "\u{915}\u{93F}", "\u{663}\u{664}", "a\u{663}"])
  func wordOfAnyScript(_ word: String) throws {
    let (token, lexer) = try read(word)
    #expect(lexer.word(of: token) == word)
    #expect(lexer.text(of: token) == word)
  }

  @Test("a text with a variable is none, and keeps its parts in order")
  func parts() throws {
    for (line, parts) in [
      (#""a ${b} c""#, ["a ", "${b}", " c"]), (#""${b}""#, ["${b}"]),
      (#""\t${b}${c}""#, ["\t", "${b}", "${c}"]), ("x=${b}", ["x=", "${b}"]),
    ] {
      let (token, lexer) = try read(line)
      #expect(lexer.text(of: token) == nil)
      #expect(
        lexer.parts(of: token).map { part in
          switch part {
          case .text(let text): text
          case .variable(let name, _): "${\(name)}"
          }
        } == parts)
    }
  }

  @Test("a word whose value has escapes or variables is one token")
  func quotedValue() throws {
    let command = try parse(#"launch a="x\"y" b="${c}d" e="f""#, ["c": "C"])
    #expect(command == .act(.launch(["a": #"x"y"#, "b": "Cd", "e": "f"])))
  }

  @Test("a variable is never a keyword, also where one follows a number")
  func variableForKeyword() {
    let error = #expect(throws: Failure.self) {
      try parse("given GET /trips fails offline 3 ${b}", ["b": "times"])
    }
    #expect(error?.lines.first == "error: unexpected `3`")
  }

  @Test(
    "a quoted text with an escape or a variable must be followed by a space",
    arguments: [#"tap "a\n"b"#, #"tap "${env.HOME}"b"#, #"tap "a"b"#])
  func space(_ line: String) {
    let error = #expect(throws: Failure.self) { try parse(line) }
    #expect(error?.lines.first == "error: expected a space after the closing quote")
  }
}
