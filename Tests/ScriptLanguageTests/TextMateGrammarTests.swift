import Testing

@testable import ScriptLanguage

@Suite("The TextMate grammar")
struct TextMateGrammarTests {
  @Test("in each choice of words the longer ones stand first")
  func order() {
    let choices = TextMateGrammar.json.matches(of: /\(\?:([A-Za-z|]+)\)/).map {
      $0.1.split(separator: "|").map(String.init)
    }
    #expect(choices.count >= 4)
    for words in choices {
      #expect(words.map(\.count) == words.map(\.count).sorted(by: >), "\(words)")
    }
  }

  @Test("words of one length stand in alphabetical order, each once")
  func headers() throws {
    let headers = try #require(TextMateGrammar.json.firstMatch(of: /@\(\?:([a-z|]+)\)/))
    #expect(headers.1 == "launch|date|seed|tags")
  }
}
