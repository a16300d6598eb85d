import Testing

@testable import ScriptLanguage

@Suite("Texts of scripts")
struct SourceTextTests {
  @Test("texts are equal if their names, lines, places and broken bytes are")
  func equality() {
    let text = SourceText(name: "a", lines: ["tap A"], after: 1)
    #expect(text == text)
    #expect(text == SourceText(name: "a", lines: ["tap A"], after: 1))
    #expect(text != SourceText(name: "b", lines: ["tap A"], after: 1))
    #expect(text != SourceText(name: "a", lines: ["tap B"], after: 1))
    #expect(text != SourceText(name: "a", lines: ["tap A"], after: 2))
    let (broken, other) = ([0x61, 0xFF] as [UInt8], [0x61, 0xFE] as [UInt8])
    #expect(SourceText(name: "a", bytes: broken) == SourceText(name: "a", bytes: broken))
    #expect(SourceText(name: "a", bytes: broken) != SourceText(name: "a", bytes: other))
  }

  @Test("a byte order mark is skipped, CRLF reads as LF, and a broken byte is found")
  func bytes() {
    let text = SourceText(
      name: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("tap A\r\n\r\nb".utf8) + [0xC3, 0x28])
    #expect(text.lines == ["tap A", "", "b\u{FFFD}("])
    #expect(text.brokenLines == [2: SourceText.BrokenByte(offset: 1, byte: 0xC3)])
  }
}
