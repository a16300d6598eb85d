import Testing

@testable import ScriptLanguage

@Suite("The quoted texts of a line")
struct QuotedTextsTests {
  private func texts(_ line: String) -> QuotedTexts {
    var texts = QuotedTexts()
    texts.read(LineBytes("tap \"before\""))
    texts.read(LineBytes(line))
    return texts
  }

  @Test(
    "are found where none has an escape or a dollar sign",
    arguments: [
      ("tap Email", []), ("tap \"\"", [5..<5]), ("tap \"a\" in \"bc\"", [5..<6, 12..<14]),
      ("tap \"a", []), ("tap \"a\" in \"\\n\"", []), ("tap \"$\" in \"b\"", []), ("", []),
    ] as [(String, [Range<Int>])])
  func ranges(line: String, ranges: [Range<Int>]) {
    #expect(texts(line).ranges == ranges)
  }

  @Test("of two lines are surrounded alike if only the texts differ")
  func surroundings() {
    let line = texts("tap \"a\" in \"bc\" now")
    for other in ["tap \"\" in \"\" now", "tap \"longer than eight\" in \"b\" now"] {
      let other = texts(other)
      #expect(line.hash == other.hash && line.areSurrounded(as: other.line, around: other.ranges))
    }
    for other in [
      "tap \"a\" in \"bc\"", "tap \"a\" in bc now", "tap \"a\" on \"bc\" now",
      "tap  \"a\" in \"bc\" now",
    ] {
      let other = texts(other)
      #expect(line.hash != other.hash && !line.areSurrounded(as: other.line, around: other.ranges))
    }
  }
}
