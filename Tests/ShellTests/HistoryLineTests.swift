import Testing

@testable import Shell

@Suite("A line of the history's file") struct HistoryLineTests {
  @Test(
    "holds what would end it escaped",
    arguments: [
      ("", ""), ("tap \"Sign in\"", "tap \"Sign in\""), ("a\nb\r\0c", "a\\nb\\r\\0c"),
      ("\\n", "\\\\n"),
      ("é日", "é日"), ("\\", "\\\\"),
    ])
  func escapes(_ entry: String, _ line: String) {
    #expect(String(decoding: HistoryLine.escape(entry.utf8), as: UTF8.self) == line)
    #expect(String(decoding: HistoryLine.unescape(line.utf8), as: UTF8.self) == entry)
  }

  @Test("survives with any bytes in it")
  func bytes() {
    let entry = (0...255).map { UInt8($0) }
    #expect(HistoryLine.unescape(HistoryLine.escape(entry)) == entry)
  }

  @Test("that someone wrote by hand is read as it stands", arguments: ["a\\b", "\\", "x\\"])
  func foreign(_ line: String) {
    #expect(String(decoding: HistoryLine.unescape(line.utf8), as: UTF8.self) == line)
  }
}
