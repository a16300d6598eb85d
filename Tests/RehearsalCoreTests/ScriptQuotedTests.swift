import Testing

@testable import RehearsalCore

@Suite("Texts as scripts write them")
struct ScriptQuotedTests {
  @Test("control characters, quotes and dollars are escaped in scripts")
  func quoted() {
    #expect(
      "a\"\\\n\t$\u{1B}\u{7F}é".scriptQuoted == #""a\"\\\n\t\u{24}\u{1B}\u{7F}é""#)
  }
}
