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
}
