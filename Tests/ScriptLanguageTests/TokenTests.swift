import Testing

@testable import ScriptLanguage

@Suite("Tokens and their parts")
struct TokenTests {
  private func token(_ line: String) throws -> Token {
    var lexer = Lexer(SourceText(name: "a.script", lines: [line]), line: 0)
    return try #require(try lexer.next())
  }

  @Test(
    "a text with escapes is one part, also where a part of it is empty",
    arguments: [
      (#""plain""#, "plain"), (#""a \"b\"""#, "a \"b\""), (#""\u{41}""#, "A"), (#""""#, ""),
      (#""5 $""#, "5 $"), (#""$""#, "$"), (#""a$b""#, "a$b"),
    ])
  func text(_ line: String, _ text: String) throws {
    let token = try token(line)
    #expect(token.text == text && token.kind == .string && token.word == nil)
  }

  @Test("a text with a variable is none, and keeps its parts in order")
  func parts() throws {
    for (line, parts) in [
      (#""a ${b} c""#, ["a ", "${b}", " c"]), (#""${b}""#, ["${b}"]),
      (#""\t${b}${c}""#, ["\t", "${b}", "${c}"]), ("x=${b}", ["x=", "${b}"]),
    ] {
      let token = try token(line)
      #expect(token.text == nil)
      #expect(
        token.parts.map { part in
          switch part {
          case .text(let text): text
          case .variable(let name, _): "${\(name)}"
          }
        } == parts)
    }
  }

  @Test(
    "a quoted text with an escape or a variable must be followed by a space",
    arguments: [#"tap "a\n"b"#, #"tap "${env.HOME}"b"#, #"tap "a"b"#])
  func space(_ line: String) {
    let error = #expect(throws: Failure.self) { try parse(line) }
    #expect(error?.lines.first == "error: expected a space after the closing quote")
  }
}
