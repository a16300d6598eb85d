import Foundation
import HeadlessUIKit
import Testing

/// A table's data source that can return a cell that it did not dequeue.
private final class MixedSource: UITableViewDataSource {
  var rows = ["a"]
  var dequeues = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      dequeues
      ? tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      : UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

@Suite("Reconfiguring rows")
struct ReconfiguringTests {
  @Test("a row reconfigured with another cell shows it, and its former cell is used once again")
  func otherCell() throws {
    let (table, source) = (UITableView(), MixedSource())
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    let phone = Phone(table)
    let first = IndexPath(row: 0, section: 0)
    let former = try #require(table.cellForRow(at: first))
    source.dequeues = false
    table.reconfigureRows(at: [first])
    let other = try #require(table.cellForRow(at: first))
    #expect(other !== former)
    #expect([former, other].map { $0.superview === table } == [false, true])
    source.dequeues = true
    source.rows = ["a", "b", "c"]
    table.insertRows(
      at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
    #expect(
      phone.lines == [
        "table", "cell \"a\"", "staticText \"a\"", "cell \"b\"", "staticText \"b\"", "cell \"c\"",
        "staticText \"c\"",
      ])
    #expect(table.visibleCells.filter { $0 === former }.count == 1)
    #expect(Set(table.visibleCells.map { ObjectIdentifier($0) }).count == 3)
  }

  @Test(
    "items of a collection that are reconfigured keep their cells, and the others are not asked")
  func items() {
    let source = CountingSource()
    let phone = Phone(source.view)
    let cells = source.view.visibleCells
    #expect(source.diary.read() == ["item 0", "item 1", "item 2"])
    source.view.reconfigureItems(
      at: [2, 0, 3].map { IndexPath(item: $0, section: 0) })
    #expect(source.diary.read() == ["item 2", "item 0"])
    phone.settle()
    #expect(source.diary.read() == [] && source.view.visibleCells == cells)
    #expect(cells.map(\.accessibilityLabel) == ["round 2", "round 1", "round 2"])
    #expect(phone.findings == [])
  }
}

/// A collection's source whose cells tell in which round of questions they were configured.
private final class CountingSource: UICollectionViewDataSource {
  let diary = Diary()
  let view = UICollectionView()
  private var rounds: [Int: Int] = [:]

  init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    diary.write("item \(indexPath.item)")
    rounds[indexPath.item, default: 0] += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = "round \(rounds[indexPath.item] ?? 0)"
    return cell
  }
}
