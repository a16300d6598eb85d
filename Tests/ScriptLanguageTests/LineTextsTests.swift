import Testing

@testable import ScriptLanguage

@Suite("The texts of a line")
struct LineTextsTests {
  private func texts(_ lines: String...) -> [String] {
    LineTexts(lines, variables: Variables()).texts
  }

  @Test("words and quoted texts are read with their escapes")
  func tokens() {
    #expect(texts(#"type "a \"b\"" into Name"#) == ["type", #"a "b""#, "into", "Name"])
    #expect(texts() == [])
  }

  @Test("an open quote has no text, also where a backslash ends the line")
  func openQuotes() {
    #expect(texts(#"tap "abc"#) == ["tap", ""])
    #expect(texts(#"tap "abc\"#) == ["tap", ""])
    #expect(texts(#"tap "\"#) == ["tap", ""])
  }

  @Test("what follows a mistake is one text")
  func mistakes() {
    #expect(texts(#"tap "a"b c"#) == ["tap", "b c"])
  }
}
