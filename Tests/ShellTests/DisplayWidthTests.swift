import RehearsalCore
import Shell
import Testing

@Suite("Columns on a terminal") struct DisplayWidthTests {
  @Test(
    "wide characters have width 2, marks and control characters 0",
    arguments: [
      ("", 0), ("crew> ", 6), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한", 2), ("ｶ", 1), ("Ａ", 2),
      ("✓ ▸", 3), ("😀", 2), ("👩‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("🇳🇱", 2), ("a\u{200B}\u{7}b", 2),
    ])
  func widths(_ text: String, _ columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test("the first and the last character of each block are wide, and those beside it are not")
  func blocks() throws {
    let blocks: [(UInt32, UInt32)] = [
      (0x1100, 0x115F), (0x2E80, 0x303E), (0x3041, 0xA4CF), (0xA960, 0xA97F), (0xAC00, 0xD7A3),
      (0xF900, 0xFAFF), (0xFE30, 0xFE6F), (0xFF00, 0xFF60), (0xFFE0, 0xFFE6), (0x20000, 0x3FFFD),
    ]
    func width(_ value: UInt32) throws -> Int {
      String(Character(try #require(Unicode.Scalar(value)))).displayWidth
    }
    for (first, last) in blocks {
      let widths = try [first - 1, first, last, last + 1].map(width)
      #expect(widths[1...2] == [2, 2], "\(first)")
      #expect(widths[0] < 2 && widths[3] < 2, "\(first)")
    }
  }
}
