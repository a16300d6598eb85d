import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("UITableView, scrolling")
struct UITableViewScrollingTests {
  private func cells(_ phone: Phone) -> [String] {
    var labels: [String] = []
    phone.window.forEachDescendant { element in
      if element.elementType == .cell { labels.append(element.elementLabel) }
      return false
    }
    return labels
  }

  private func rows(_ range: Range<Int>) -> [String] { range.map { "row \($0)" } }

  @Test("a table of 100,000 rows loads 30 cells")
  func manyRows() {
    let source = TableRecorder(rows: 100_000)
    source.recordsCells = true
    let phone = Phone(source.table)
    #expect(cells(phone) == rows(0..<30))
    #expect(source.diary.read().count { $0.hasPrefix("cell") } == 30)
    #expect(source.table.cellCount == 100_000)
    source.table.scrollToRow(at: IndexPath(row: 50_000, section: 0), at: .top, animated: false)
    #expect(cells(phone) == rows(50_000..<50_030))
    #expect(source.diary.lines.count { $0.hasPrefix("cell") } == 30)
  }

  @Test("scrolling moves just enough to show the row, and never past the end")
  func scrolling() {
    let source = TableRecorder(rows: 100)
    let phone = Phone(source.table)
    func scroll(to row: Int, _ position: UITableView.ScrollPosition = .none) -> [String] {
      source.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      return cells(phone)
    }
    #expect(scroll(to: 29) == rows(0..<30))
    #expect(scroll(to: 40) == rows(11..<41))
    #expect(scroll(to: 5) == rows(5..<35))
    #expect(scroll(to: 99, .top) == rows(70..<100))
  }

  @Test("scrollToCell stops at the first match and loads each row once")
  func finding() {
    let source = TableRecorder(rows: 1_000)
    let phone = Phone(source.table)
    source.recordsCells = true
    let found = source.table.scrollToCell { $0.elementHasLabel("row 200") }
    #expect(found?.elementLabel == "row 200")
    #expect(cells(phone) == rows(171..<201))
    #expect(source.diary.lines.filter { $0.hasPrefix("cell") } == (30...200).map { "cell 0.\($0)" })
    let above = source.table.scrollToCell { $0.elementHasLabel("row 7") }
    #expect(above?.elementLabel == "row 7")
    #expect(cells(phone) == rows(7..<37))
  }

  @Test("scrollToCell without a match restores the scroll position")
  func notFound() {
    let source = TableRecorder(rows: 90)
    let phone = Phone(source.table)
    source.table.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
    #expect(source.table.scrollToCell { _ in false } == nil)
    #expect(cells(phone) == rows(40..<70))
    #expect(source.table.scrollToCell(at: 90) == nil)
    #expect(source.table.scrollToCell(at: 89)?.elementLabel == "row 89")
  }

  @Test("only sections with visible rows have headers")
  func sections() {
    let source = TableRecorder(
      (0..<100).map { ["\($0) a", "\($0) b"] }, headers: (0..<100).map { "Section \($0)" })
    let phone = Phone(source.table)
    func headers() -> [String] {
      phone.lines.compactMap { $0.contains("Section") ? String($0.dropFirst(11)) : nil }
    }
    #expect(headers() == (0..<15).map { "\"Section \($0)\"" })
    source.table.scrollToRow(at: IndexPath(row: 1, section: 50), at: .top, animated: false)
    #expect(headers() == (50..<66).map { "\"Section \($0)\"" })
    #expect(source.table.headerView(forSection: 50)?.textLabel?.text == "Section 50")
    #expect(source.table.headerView(forSection: 0) == nil)
  }

  @Test("scrolling to a row that does not exist is a finding and changes nothing")
  func missing() {
    let source = TableRecorder(rows: 3)
    let phone = Phone(source.table)
    source.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    #expect(
      phone.findings == [
        """
        table: Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 \
        rows in section 0. UIKit raises an exception.
        """
      ])
  }

  @Test("a table that is reloaded and scrolled at once shows the rows at its new place")
  func reloaded() {
    let source = TableRecorder(rows: 100)
    let phone = Phone(source.table)
    source.table.reloadData()
    source.table.scroll(toPosition: 50)
    #expect(source.table.visiblePositions == 21..<51)
    #expect(cells(phone) == rows(21..<51))
  }
}
