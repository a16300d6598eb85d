import Testing

@testable import RehearsalCore

@Suite("Texts as scripts write them")
struct ScriptQuotedTests {
  @Test("control characters, quotes and the dollar of a variable are escaped in scripts")
  func quoted() {
    #expect(
      "a\"\\\n\t${b}\u{1B}\u{7F}é".scriptQuoted == #""a\"\\\n\t\u{24}{b}\u{1B}\u{7F}é""#)
  }

  @Test("a price is written as it is", arguments: ["$1.23", "5 $", "$$", "US$ 3", "$ {"])
  func price(_ text: String) {
    #expect(text.scriptQuoted == "\"\(text)\"")
  }

  @Test(
    "a text of one control character is escaped, and one without any stays as it is",
    arguments: [
      ("\n", #"\n"#), ("\t", #"\t"#), ("\u{0}", #"\u{0}"#), ("\u{1F}", #"\u{1F}"#),
      ("\u{7F}", #"\u{7F}"#), ("a\u{7F}", #"a\u{7F}"#), ("a\nb", #"a\nb"#), ("a é \"", "a é \""),
      ("", ""),
    ])
  func controls(text: String, escaped: String) {
    #expect(text.controlsEscaped == escaped)
  }
}
