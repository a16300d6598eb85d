import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Updates of a table that is scrolled down")
struct ScrolledUpdateTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func shown() -> (Phone, TableRecorder) {
    let source = TableRecorder(rows: 100)
    let phone = Phone(source.table)
    source.table.scrollToRow(at: path(50), at: .top, animated: false)
    source.recordsCells = true
    return (phone, source)
  }

  @Test("an insertion among the rows in sight keeps their cells, but for the last one")
  func insertion() {
    let (phone, source) = shown()
    let former = source.table.visibleCells
    source.sections[0].insert("new", at: 60)
    source.table.insertRows(at: [path(60)], with: .none)
    #expect(source.diary.read() == ["didEndDisplaying 0.79", "cell 0.60", "willDisplay 0.60"])
    let cells = source.table.visibleCells
    #expect(cells.count == 30 && cells[10].textLabel?.text == "new")
    #expect(Array(cells[..<10]) == Array(former[..<10]))
    #expect(Array(cells[11...]) == Array(former[10..<29]))
    #expect(phone.findings == [])
  }

  @Test("a deletion before the rows in sight moves each of them up by one, with its cell")
  func deletion() {
    let (phone, source) = shown()
    let former = source.table.visibleCells
    source.sections[0].remove(at: 3)
    source.table.deleteRows(at: [path(3)], with: .none)
    #expect(source.diary.read() == ["didEndDisplaying 0.50", "cell 0.79", "willDisplay 0.79"])
    let cells = source.table.visibleCells
    #expect(Array(cells[..<29]) == Array(former[1...]))
    #expect(cells.first?.textLabel?.text == "row 51" && cells.last?.textLabel?.text == "row 80")
    #expect(phone.findings == [])
  }
}
