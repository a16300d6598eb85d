import Testing

@testable import Shell

@Suite("A list in columns") struct ColumnListTests {
  @Test("titles are ordered downwards within the width")
  func columns() {
    let titles = ["launch", "leaks", "longpress", "look", "日本"]
    #expect(
      ColumnList(titles, width: 40).rows == [
        "launch     longpress  日本",
        "leaks      look",
      ])
    #expect(
      ColumnList(titles, width: 22).rows == ["launch     look", "leaks      日本", "longpress"])
    #expect(ColumnList(titles, width: 1).rows == titles)
    #expect(ColumnList([], width: 80).rows == [])
  }

  @Test("a wide character pads its column by two")
  func wide() {
    #expect(ColumnList(["日", "b", "c", "d"], width: 9).rows == ["日  c", "b   d"])
  }

  @Test("control characters are shown as escapes")
  func controls() {
    #expect(ColumnList(["a\nb\u{1B}[2J"], width: 80).text == "a\\nb\\u{1B}[2J\n")
  }

  @Test("a long list is truncated, with the number of the other titles")
  func cut() {
    #expect(ColumnList(["a", "b", "c"], width: 1, limit: 2).rows == ["a", "b", "… and 1 more"])
  }
}
