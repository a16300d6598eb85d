import Foundation
import HeadlessUIKit
import Testing

/// A table's data source whose cells write that their selection is set.
private final class SelectionSource: UITableViewDataSource {
  final class Cell: UITableViewCell {
    var diary: Diary?

    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      diary?.write("\(textLabel?.text ?? "") selected \(selected)")
    }
  }

  let diary = Diary()
  let table = UITableView()
  var rows = ["a", "b", "c"]

  init() {
    table.allowsMultipleSelection = true
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.diary = diary
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }
}

@Suite("Cells that leave their list")
struct DetachedCellTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("the cell of a deleted row is deselected if it was selected, and told nothing if not")
  func deleted() {
    let source = SelectionSource()
    _ = Phone(source.table)
    let cells = source.table.visibleCells
    for row in [0, 2] {
      source.table.selectRow(at: path(row), animated: false, scrollPosition: .none)
    }
    #expect(source.diary.read() == ["a selected true", "c selected true"])
    source.rows = ["c"]
    source.table.deleteRows(at: [path(0), path(1)], with: .none)
    #expect(source.diary.read() == ["a selected false"])
    #expect(cells.map(\.isSelected) == [false, false, true])
    #expect(cells.map { source.table.indexPath(for: $0) } == [nil, nil, path(0)])
  }

  @Test("reloading a table deselects its cells at once")
  func reloaded() {
    let source = SelectionSource()
    let phone = Phone(source.table)
    let cells = source.table.visibleCells
    source.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    _ = source.diary.read()
    source.table.reloadData()
    #expect(source.diary.read() == ["b selected false"])
    phone.settle()
    #expect(source.diary.read() == [] && cells.map(\.isSelected) == [false, false, false])
  }

  @Test("the cell of a deleted item of a collection is deselected, the others stay as they are")
  func item() {
    let (collection, source) = (UICollectionView(), ShrinkingSource())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.allowsMultipleSelection = true
    _ = Phone(collection)
    let cells = (0..<3).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
    for item in [0, 2] {
      collection.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    #expect(cells.map(\.isSelected) == [true, false, true])
    source.count = 2
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(cells.map(\.isSelected) == [false, false, true])
    #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }
}

/// A collection's data source with a number of items that a test changes.
private final class ShrinkingSource: UICollectionViewDataSource {
  var count = 3

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
