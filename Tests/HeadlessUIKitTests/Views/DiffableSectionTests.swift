import Foundation
import HeadlessUIKit
import Testing

/// Source of this suite: the documentation of `reloadSections(_:)` of a snapshot.
@Suite("Sections that a snapshot reloads")
struct DiffableSectionTests {
  @Test("the cells of a reloaded section are asked for again, those of the others stay")
  func reloaded() {
    let (table, diary) = (UITableView(), Diary())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      diary.write("item \(item)")
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let phone = Phone(table)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in [("a", [1, 2]), ("b", [3]), ("c", [4])] {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot)
    phone.settle()
    #expect(diary.read() == ["item 1", "item 2", "item 3", "item 4"])
    let kept = table.cellForRow(at: IndexPath(row: 0, section: 1))
    snapshot.reloadSections(["a", "c"])
    source.apply(snapshot)
    phone.settle()
    #expect(diary.read() == ["item 1", "item 2", "item 4"])
    #expect(kept != nil && table.cellForRow(at: IndexPath(row: 0, section: 1)) === kept)
  }
}
