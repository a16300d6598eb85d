import Testing

@testable import RehearsalCore

@Suite("Word differences")
struct WordDifferenceTests {
  @Test(
    "words that differ are marked, added and missing words too, and nothing without a common word",
    arguments: [
      (
        "Hello where world", "Hello there world",
        ["- Hello where world", "        ^^^^^", "+ Hello there world", "        ^^^^^"]
      ),
      ("one two", "one", ["- one two", "      ^^^", "+ one"]),
      ("one", "zero one", ["- one", "+ zero one", "  ^^^^"]),
      ("日本 one", "東京 one", ["- 日本 one", "  ^^^^", "+ 東京 one", "  ^^^^"]),
      ("one  two", "one two", ["- one  two", "+ one two"]),
      ("Helo", "Hello", []), ("same words", "same words", []), ("", "one", []),
    ])
  func words(expected: String, seen: String, lines: [String]) {
    #expect(WordDifference.lines(expected: expected, seen: seen) == lines)
  }
}
