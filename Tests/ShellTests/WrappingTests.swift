import ScriptRunner
import Testing

@testable import Shell

@Suite("Wrapped lines")
struct WrappingTests {
  @Test("a line is broken at spaces, and what follows is indented by four more columns")
  func wrapping() {
    #expect("one two three four five".wrapped(to: 20) == ["one two three four", "    five"])
    #expect("one two three four five".wrapped(to: 23) == ["one two three four five"])
    #expect("one two three four five".wrapped(to: 19) == ["one two three four five"])
    #expect(
      "  one two three four five six seven".wrapped(to: 20)
        == ["  one two three four", "      five six seven"])
    #expect("a  b   cccccccccccccccc".wrapped(to: 20) == ["a  b", "    cccccccccccccccc"])
    #expect(
      "aaaaaaaaaaaaaaaaaaaaaaaaa b".wrapped(to: 20) == ["aaaaaaaaaaaaaaaaaaaaaaaaa", "    b"])
    #expect("日本語日本語 日本語日本語".wrapped(to: 20) == ["日本語日本語", "    日本語日本語"])
    #expect(
      "          one two three four".wrapped(to: 20)
        == ["     one two three", "         four"])
  }

  @Test("a recording begins with its mark, the stored texts and the first screen")
  func recordings() {
    #expect(
      Recording(launch: [:], screen: "Home").lines
        == ["# Recorded at the prompt.", "", "expect screen Home"])
    var recording = Recording(launch: ["b": "2", "a": "x y"], screen: "Home")
    recording.add(
      .init(lines: ["tap OK  "], isAction: true),
      expecting: ["expect screen Next", "tap OK"])
    #expect(
      recording.lines == [
        "# Recorded at the prompt.", "@launch a=\"x y\" b=2", "", "expect screen Home", "tap OK",
        "expect screen Next",
      ])
  }

  @Test("a mistake of standard input names the byte in hexadecimal digits")
  func bytes() {
    #expect(
      LineError.notUTF8(byte: 0xE9, line: 2, column: 3).description
        == "standard input:2:3: byte 0xE9 is not UTF-8; save the text as UTF-8 and send it again")
    #expect(
      LineError.unreadable(reason: "no").description == "standard input cannot be read: no")
  }
}
