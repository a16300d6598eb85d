import Testing

@testable import Shell

@Suite("The prompt") struct PromptTests {
  @Test("escape sequences are between marks, before the last character")
  func marked() {
    #expect(Prompt("crew> ").marked == "crew> ")
    #expect(
      Prompt("crew> ", colour: .green).marked
        == "\u{1}\u{1B}[1;32m\u{1}crew>\u{1}\u{1B}[0m\u{1} ")
    #expect(Prompt("", colour: .red).marked == "")
    #expect(Prompt(">", colour: .red).marked == ">")
  }

  @Test("control characters are removed")
  func controls() {
    #expect(Prompt("a\u{1}b\u{1B}c\nd> ").text == "abcd> ")
  }
}
