import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("Diffable data sources")
struct DiffableTests {
  private typealias Source = UITableViewDiffableDataSource<String, Int>

  private let table = UITableView()
  private let diary = Diary()

  private func source() -> Source {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    return Source(tableView: table) { [diary] table, path, item in
      diary.write("cell of \(item) at \(path.row)")
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "item \(item)"
      return cell
    }
  }

  private func snapshot(_ items: [Int], in section: String = "main") -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    snapshot.appendSections([section])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test("items that are appended before any section are a finding")
  func withoutSection() {
    Device.current = Device()
    var snapshot = Source.Snapshot()
    snapshot.appendItems([1])
    #expect(snapshot.itemIdentifiers == [])
    let messages = Device.current.findings.all.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.contains("items were appended where there is no section") })
  }

  @Test("applying a second snapshot loads only new items and keeps the selection")
  func applying() throws {
    let source = source()
    let phone = Phone(table)
    source.apply(snapshot([1, 2, 3]))
    phone.settle()
    #expect(diary.read() == ["cell of 1 at 0", "cell of 2 at 1", "cell of 3 at 2"])
    try phone.tap("item 3", .cell)
    source.apply(snapshot([3, 4, 1]))
    #expect(diary.read() == ["cell of 4 at 1"])
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["item 3", "item 4", "item 1"])
    #expect(table.indexPathForSelectedRow == source.indexPath(for: 3))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
  }

  @Test("a reloaded item is loaded again; a reconfigured item keeps its cell")
  func reloading() {
    let source = source()
    let phone = Phone(table)
    source.apply(snapshot([1, 2]))
    phone.settle()
    let cells = table.visibleCells
    _ = diary.read()
    var next = source.snapshot()
    next.reconfigureItems([2])
    source.apply(next)
    #expect(diary.read() == ["cell of 2 at 1"])
    #expect(table.visibleCells == cells)
    next = source.snapshot()
    next.reloadItems([1])
    source.apply(next)
    #expect(diary.read() == ["cell of 1 at 0"])
    #expect(source.snapshot().reloadedItemIdentifiers == [])
  }

  @Test("applying completes after its animation; without one, when the current work is done")
  func completion() throws {
    let source = source()
    let phone = Phone(table)
    source.apply(snapshot([1])) { [diary] in diary.write("animated") }
    source.apply(snapshot([1]), animatingDifferences: false) { [diary] in diary.write("plain") }
    source.applySnapshotUsingReloadData(snapshot([1])) { [diary] in diary.write("reloaded") }
    phone.settle()
    try Device.current.clock.advance(by: .milliseconds(300))
    #expect(diary.lines.filter { !$0.hasPrefix("cell") } == ["plain", "reloaded", "animated"])
  }

  @Test("snapshots insert, move and delete items and sections")
  func editing() {
    var snapshot = snapshot([1, 2, 3], in: "b")
    snapshot.insertSections(["a"], beforeSection: "b")
    snapshot.insertSections(["c"], afterSection: "b")
    snapshot.appendItems([9], toSection: "c")
    snapshot.insertItems([0], beforeItem: 1)
    snapshot.insertItems([4], afterItem: 3)
    snapshot.moveItem(4, beforeItem: 0)
    snapshot.moveItem(0, afterItem: 9)
    snapshot.deleteItems([2, 77])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
    #expect(
      snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) } == [
        [], [4, 1, 3], [9, 0],
      ])
    #expect(snapshot.sectionIdentifier(containingItem: 0) == "c" && snapshot.indexOfItem(3) == 2)
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9, 0] && snapshot.numberOfItems == 2)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("adding an identifier twice or using a missing one is a finding")
  func mistakes() {
    let phone = Phone()
    var snapshot = snapshot([1])
    snapshot.appendItems([2, 2])
    snapshot.appendSections(["main"])
    snapshot.appendItems([5], toSection: "other")
    snapshot.insertItems([6], beforeItem: 7)
    #expect(snapshot.itemIdentifiers == [1, 2] && snapshot.numberOfSections == 1)
    let mistakes = [
      "item 2 was added twice", "section main was added twice",
      "section other was named, which is not there", "item 7 was named, which is not there",
    ]
    #expect(
      phone.findings
        == mistakes.map {
          """
          in a snapshot \($0); UIKit raises an exception. Each identifier must be there, and be there \
          once.
          """
        })
  }

  @Test("adding an item that is there moves it, and is a finding in UIKit's words")
  func present() {
    let phone = Phone()
    var snapshot = snapshot([1, 2, 3], in: "a")
    snapshot.appendSections(["b"])
    snapshot.appendItems([2, 4], toSection: "b")
    snapshot.insertItems([3, 1], beforeItem: 3)
    #expect(
      snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) } == [
        [1, 3], [2, 4],
      ])
    #expect(snapshot.numberOfItems == 4)
    #expect(
      phone.findings
        == [2, 1].map {
          """
          Diffable data source detected an attempt to insert or append 1 item identifier that already \
          exists in the snapshot: \($0). The existing item identifier will be moved into place \
          instead. Delete an item before it is added elsewhere, or move it.
          """
        })
  }

  @Test("a section moves with its items; one that is missing is a finding and moves nothing")
  func movingSections() {
    let phone = Phone()
    var snapshot = snapshot([1, 2], in: "a")
    snapshot.appendSections(["b", "c"])
    snapshot.appendItems([3], toSection: "c")
    snapshot.moveSection("a", afterSection: "c")
    #expect(
      snapshot.sectionIdentifiers == ["b", "c", "a"] && snapshot.itemIdentifiers == [3, 1, 2])
    snapshot.moveSection("c", beforeSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"] && phone.findings == [])
    snapshot.moveSection("c", beforeSection: "x")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"] && phone.findings.count == 1)
  }

  @Test("deleted items and sections lose their marks for reloading")
  func marks() {
    var snapshot = snapshot([1, 2, 3])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["main"])
    snapshot.deleteItems([1])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    snapshot.deleteSections(["main"])
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [])
  }

  @Test("a deleted item loses its mark for reconfiguration, another one keeps it")
  func reconfigurationMarks() {
    var snapshot = snapshot([1, 2, 3])
    snapshot.reconfigureItems([1, 2])
    snapshot.deleteItems([1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
  }
}
