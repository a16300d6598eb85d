import Testing

@testable import RehearsalCore

@Suite("Search for a text within the texts of an element")
struct TextSearchTests {
  @Test(
    "a text is found where it stands, with case or without, in ASCII and beyond",
    arguments: [
      ("Barista · Café Rokin", "Café", true, true), ("Barista · Café Rokin", "cAFÉ", false, true),
      ("Polish the glasses", "the", true, true), ("Polish the glasses", "THE", false, true),
      ("Polish the glasses", "glasses", true, true),
      ("Polish the glasses", "glasses!", false, false),
      ("Polish", "Polish", true, true), ("Polish", "Polished", false, false),
      ("aab", "ab", true, true), ("a@b", "A`B", false, false), ("[x]", "{X}", false, false),
      ("two\r\nlines", "\n", true, true), ("", "a", false, false),
    ])
  func contains(text: String, sought: String, exactly: Bool, ignoringCase: Bool) {
    #expect(text.has(sought, ignoringCase: false) == exactly)
    #expect(text.has(sought, ignoringCase: true) == ignoringCase)
  }

  @Test("no text contains the empty text", arguments: ["", "abc", "Café"])
  func empty(text: String) {
    #expect(!text.has("", ignoringCase: false))
    #expect(!text.has("", ignoringCase: true))
  }
}
