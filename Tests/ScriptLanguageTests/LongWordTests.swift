import Testing

@testable import ScriptLanguage

@Suite("Words that are longer than any of the language")
struct LongWordTests {
  @Test(
    "a word of any length is no command, no keyword and no type",
    arguments: [1, 20, 40, 100, 300, 1_000])
  func unknown(length: Int) {
    let word = String(repeating: "a", count: length)
    for (line, message) in [
      (word, "error: unknown command `\(word)`"),
      ("swipe \(word)", "error: unexpected `\(word)`"),
      ("expect \"x\" \(word)", "error: unexpected `\(word)`"),
    ] {
      let failure = #expect(throws: Failure.self) { try parse(line) }
      #expect(failure?.lines.first == message)
    }
    #expect(throws: Never.self) { try parse("tap \(word)") }
  }
}
