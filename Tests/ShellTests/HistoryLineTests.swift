import Testing

@testable import Shell

@Suite("Lines of the history file") struct HistoryLineTests {
  @Test(
    "newlines, returns, NUL and backslashes are escaped",
    arguments: [
      ("", ""), ("tap \"Sign in\"", "tap \"Sign in\""), ("a\nb\r\0c", "a\\nb\\r\\0c"),
      ("\\n", "\\\\n"),
      ("é日", "é日"), ("\\", "\\\\"),
    ])
  func escapes(_ entry: String, _ line: String) {
    #expect(String(decoding: HistoryLine.escape(entry.utf8), as: UTF8.self) == line)
    #expect(String(decoding: HistoryLine.unescape(line.utf8), as: UTF8.self) == entry)
  }

  @Test("an entry of any bytes is encoded and decoded")
  func bytes() {
    let entry = (0...255).map { UInt8($0) }
    #expect(HistoryLine.unescape(HistoryLine.escape(entry)) == entry)
  }

  @Test("a backslash that escapes nothing is a plain backslash", arguments: ["a\\b", "\\", "x\\"])
  func foreign(_ line: String) {
    #expect(String(decoding: HistoryLine.unescape(line.utf8), as: UTF8.self) == line)
  }
}
