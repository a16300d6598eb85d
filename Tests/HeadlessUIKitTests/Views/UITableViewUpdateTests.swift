import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("UITableView, updates")
struct UITableViewUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test("cells and selection move with their rows when others are inserted, deleted and moved")
  func batch() throws {
    let source = TableRecorder([["a", "b", "c", "d"]])
    let phone = Phone(source.table)
    try phone.tap("d", .cell)
    let cell = source.table.cellForRow(at: path(3))
    source.recordsCells = true
    _ = source.diary.read()
    source.table.performBatchUpdates {
      source.sections = [["d", "x", "a", "c"]]
      source.table.deleteRows(at: [path(1)], with: .fade)
      source.table.insertRows(at: [path(1)], with: .fade)
      source.table.moveRow(at: path(3), to: path(0))
    }
    #expect(texts(source.table) == ["d", "x", "a", "c"])
    #expect(source.table.cellForRow(at: path(0)) === cell)
    #expect(source.table.indexPathForSelectedRow == path(0))
    #expect(source.diary.lines == ["didEndDisplaying 0.1", "cell 0.1", "willDisplay 0.1"])
    #expect(phone.findings == [])
  }

  @Test("a batch completes after its animation, or at once if the table is in no window")
  func completion() throws {
    let source = TableRecorder([["a"]])
    let phone = Phone(source.table)
    let diary = Diary()
    source.table.performBatchUpdates(nil) { diary.write("done \($0)") }
    phone.settle()
    #expect(diary.lines == [])
    try Device.current.clock.advance(by: .milliseconds(300))
    #expect(diary.read() == ["done true"])
    source.table.removeFromSuperview()
    source.table.performBatchUpdates(nil) { diary.write("done \($0)") }
    phone.settle()
    #expect(diary.read() == ["done true"])
  }

  @Test("headers follow inserted, deleted and moved sections")
  func sections() {
    let source = TableRecorder([["a"], ["b"], ["c"]], headers: ["A", "B", "C"])
    let phone = Phone(source.table)
    source.table.beginUpdates()
    source.sections = [["c"], ["x"], ["a"]]
    source.headers = ["C", "X", "A"]
    source.table.deleteSections([1], with: .none)
    source.table.insertSections([1], with: .none)
    source.table.moveSection(2, toSection: 0)
    source.table.endUpdates()
    #expect(
      phone.lines.filter { $0.hasPrefix("staticText") } == [
        "staticText \"C\"", "staticText \"c\"", "staticText \"X\"", "staticText \"x\"",
        "staticText \"A\"", "staticText \"a\"",
      ])
    #expect(phone.findings == [])
  }

  @Test("a reloaded row gets a new cell, a reconfigured one keeps its own")
  func reloading() {
    let source = TableRecorder([["a", "b"]])
    _ = Phone(source.table)
    let cells = source.table.visibleCells
    source.sections = [["A", "B"]]
    source.recordsCells = true
    source.table.reconfigureRows(at: [path(1)])
    #expect(source.diary.read() == ["cell 0.1"])
    #expect(texts(source.table) == ["a", "B"] && source.table.visibleCells == cells)
    source.table.reloadRows(at: [path(0)], with: .none)
    #expect(source.diary.read() == ["didEndDisplaying 0.0", "cell 0.0", "willDisplay 0.0"])
    #expect(texts(source.table) == ["A", "B"])
    source.sections = [["z"]]
    source.table.reloadSections([0], with: .none)
    #expect(texts(source.table) == ["z"])
  }

  @Test(
    "an update that contradicts the data source is a finding, and the table reloads",
    arguments: [
      (
        "insert", [["a", "b", "c"]],
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in \
        an existing section after the update (3) must be equal to the number of rows contained \
        in that section before the update (2), plus or minus the number of rows inserted or \
        deleted from that section (2 inserted, 0 deleted) and plus or minus the number of rows \
        moved into or out of that section (0 moved in, 0 moved out)
        """
      ),
      (
        "delete", [["a", "b"]],
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in \
        an existing section after the update (2) must be equal to the number of rows contained \
        in that section before the update (2), plus or minus the number of rows inserted or \
        deleted from that section (0 inserted, 1 deleted) and plus or minus the number of rows \
        moved into or out of that section (0 moved in, 0 moved out)
        """
      ),
      (
        "reload", [["a", "b", "c"]],
        """
        Invalid update: invalid number of rows in section 0. The number of rows contained in \
        an existing section after the update (3) must be equal to the number of rows contained \
        in that section before the update (2), plus or minus the number of rows inserted or \
        deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows \
        moved into or out of that section (0 moved in, 0 moved out)
        """
      ),
      (
        "delete missing", [["a", "b"]],
        "attempt to delete row 7 from section 0 which only contains 2 rows before the update"
      ),
      (
        "insert missing", [["a", "b", "c"]],
        "attempt to insert row 7 into section 0, but there are only 3 rows in section 0 after the update"
      ),
      (
        "insert section", [["a", "b"]],
        "attempt to insert section 1 but there are only 1 sections after the update"
      ),
      (
        "delete and reload", [["a"]],
        "attempt to delete and reload the same index path (row 0 of section 0)"
      ),
      (
        "delete and move", [["a", "b"]],
        """
        attempt to perform a delete and a move from the same index path (row 0 of section 0)
        """
      ),
      (
        "insert and move", [["b", "a", "c"]],
        "attempt to perform an insert and a move to the same index path (row 1 of section 0)"
      ),
      (
        "delete elsewhere", [["a", "b"]],
        "attempt to delete row 0 from section 3, but there are only 1 sections before the update"
      ),
      (
        "delete section", [["a", "b"]],
        "attempt to delete section 4, but there are only 1 sections before the update"
      ),
      (
        "reload none", [["a", "b"], ["c"]],
        """
        Invalid update: invalid number of sections. The number of sections contained in the \
        table view after the update (2) must be equal to the number of sections contained in \
        the table view before the update (1), plus or minus the number of sections inserted or \
        deleted (0 inserted, 0 deleted)
        """
      ),
    ])
  func inconsistent(call: String, after: [[String]], mistake: String) {
    let source = TableRecorder([["a", "b"]])
    let phone = Phone(source.table)
    source.sections = after
    switch call {
    case "insert": source.table.insertRows(at: [path(0), path(1)], with: .none)
    case "delete": source.table.deleteRows(at: [path(0)], with: .none)
    case "delete missing": source.table.deleteRows(at: [path(7)], with: .none)
    case "insert missing": source.table.insertRows(at: [path(7)], with: .none)
    case "delete and reload":
      source.table.performBatchUpdates {
        source.table.deleteRows(at: [path(0)], with: .none)
        source.table.reloadRows(at: [path(0)], with: .none)
      }
    case "delete and move":
      source.table.performBatchUpdates {
        source.table.deleteRows(at: [path(0)], with: .none)
        source.table.moveRow(at: path(0), to: path(1))
      }
    case "insert and move":
      source.table.performBatchUpdates {
        source.table.insertRows(at: [path(1)], with: .none)
        source.table.moveRow(at: path(0), to: path(1))
      }
    case "delete elsewhere":
      source.table.deleteRows(at: [IndexPath(row: 0, section: 3)], with: .none)
    case "insert section": source.table.insertSections([1], with: .none)
    case "delete section": source.table.deleteSections([4], with: .none)
    default: source.table.reloadRows(at: [path(0)], with: .none)
    }
    phone.settle()
    #expect(
      phone.findings == [
        """
        UITableView: \(mistake). UIKit raises an exception; here it shows what its data source has \
        now. Change the data and the rows in the same update, or call reloadData().
        """
      ])
    #expect(texts(source.table) == after.flatMap(\.self))
  }

  @Test("endUpdates without beginUpdates is a finding")
  func unbalanced() {
    let phone = Phone()
    UITableView().endUpdates()
    #expect(
      phone.findings == [
        "table was told endUpdates() without beginUpdates(). UIKit raises an exception."
      ])
  }

  @Test("every deletion and insertion in four rows moves the other cells with their rows")
  func everySmallChange() {
    for deleted in 0..<16 {
      for inserted in 0..<8 {
        var data = Array("abcd").map(String.init)
        let source = TableRecorder([data])
        let phone = Phone(source.table)
        let cells = source.table.visibleCells
        let removed = (0..<4).filter { deleted & 1 << $0 != 0 }
        for row in removed.reversed() { data.remove(at: row) }
        let new = (0..<3).filter { inserted & 1 << $0 != 0 }
        let added = new.filter { $0 <= data.count }.reduce(into: [Int]()) { rows, row in
          guard row <= data.count else { return }
          data.insert("new \(row)", at: row)
          rows.append(row)
        }
        source.sections = [data]
        source.table.performBatchUpdates {
          source.table.deleteRows(at: removed.map { path($0) }, with: .none)
          source.table.insertRows(at: added.map { path($0) }, with: .none)
        }
        let label = "deleted \(removed), inserted \(added)"
        #expect(texts(source.table) == data, "\(label)")
        #expect(phone.findings == [], "\(label)")
        for (row, cell) in cells.enumerated() where !removed.contains(row) {
          #expect(
            source.table.indexPath(for: cell).map { data[$0.row] } == "abcd".map(String.init)[row],
            "\(label)")
        }
      }
    }
  }
}
