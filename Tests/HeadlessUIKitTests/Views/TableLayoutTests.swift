import HeadlessUIKit
import Testing

@Suite("A table's layout pass")
struct TableLayoutTests {
  @Test("layoutIfNeeded loads the rows at once, and the layout pass does not load them again")
  func atOnce() {
    let list = TableRecorder(rows: 2)
    let phone = Phone(list.table)
    list.recordsCells = true
    list.sections = [["new 0", "new 1", "new 2"]]
    list.table.reloadData()
    #expect(!list.diary.read().contains { $0.hasPrefix("cell ") })
    list.table.layoutIfNeeded()
    #expect(
      list.diary.read().filter { $0.hasPrefix("cell ") } == ["cell 0.0", "cell 0.1", "cell 0.2"])
    phone.settle()
    list.table.layoutIfNeeded()
    #expect(list.diary.read() == [])
  }
}
