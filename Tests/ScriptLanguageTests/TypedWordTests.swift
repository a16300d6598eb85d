import Testing

@testable import ScriptLanguage

@Suite("The word at the cursor")
struct TypedWordTests {
  @Test(
    "the last word begins after a space that stands in no quotes, and has no quotes or escapes",
    arguments: [
      ("", "", 0, false), ("tap", "tap", 0, false), ("tap ", "", 4, false),
      ("tap\tSi", "Si", 4, false), (#"tap "Sign i"#, "Sign i", 4, true), (#"tap ""#, "", 4, true),
      (#"tap "Sign in""#, "Sign in", 4, true), (#"tap "Sign in" "#, "", 14, false),
      (#"tap "Sign in" now"#, "now", 14, false), (#"tap "say \"a b"#, #"say "a b"#, 4, true),
      (#"tap "a\\" now"#, "now", 10, false), (#"storage my="a b"#, "my=a b", 8, false),
    ])
  func words(line: String, text: String, start: Int, isQuoted: Bool) {
    let word = TypedWord(line[...])
    #expect(word.text == text)
    #expect(line.distance(from: line.startIndex, to: word.start) == start)
    #expect(word.isQuoted == isQuoted)
  }
}
