import Testing

@testable import HeadlessXCTest

@MainActor
@Suite("Quoted texts of predicates")
struct PredicateTextTests {
  @Test(
    "a backslash in a quoted text stands for the character after it, with n and t for a line and a tab",
    arguments: [
      (#"'it\'s'"#, "it's"), (#""a \"b\"""#, #"a "b""#), (#"'a\\b'"#, #"a\b"#),
      (#"'a\nb'"#, "a\nb"), (#"'a\tb'"#, "a\tb"), (#"'\x'"#, "x"), (#"'"'"#, "\""),
    ])
  func escapes(format: String, text: String) {
    #expect(PredicateLexer.tokens(of: format) == [.text(text)])
  }

  @Test("a quoted text that ends after a backslash or without its own quote is not closed")
  func unclosed() {
    let texts = [#"'a\'"#, #"'a\"#, #"'a""#, "'", #""a'"#]
    #expect(texts.map { PredicateLexer.tokens(of: $0) == nil } == texts.map { _ in true })
  }
}
