import Foundation
import HeadlessUIKit
import Testing

/// A collection's data source of two items in one section.
private final class TwoItems: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Lists, index paths that do not exist")
struct ListRangeTests {
  /// Source: crash reports of public apps: `-[UITableViewRowData numberOfRowsInSection:]`.
  @Test("numberOfRows(inSection:) raises for a section that does not exist")
  func numberOfRows() {
    let source = TableRecorder([["a", "b"]])
    let phone = Phone(source.table)
    #expect([-1, 0, 1].map(source.table.numberOfRows) == [0, 2, 0])
    #expect(
      phone.findings
        == [-1, 1].map {
          """
          table: Requested the number of rows for section (\($0)) which is out of bounds. UIKit \
          raises an exception.
          """
        })
  }

  @Test("numberOfRows(inSection:) of a table without a data source is 0 without an exception")
  func noDataSource() {
    let phone = Phone()
    #expect(UITableView().numberOfRows(inSection: 0) == 0)
    #expect(phone.findings == [])
  }

  /// Source: crash reports of public layouts.
  @Test("numberOfItems(inSection:) raises for a section that does not exist")
  func numberOfItems() {
    let source = TwoItems()
    let view = UICollectionView()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let phone = Phone(view)
    #expect([0, 1].map(view.numberOfItems) == [2, 0])
    #expect(
      phone.findings == [
        """
        collectionView: request for number of items in section 1 when there are only 1 sections in \
        the collection view. UIKit raises an exception.
        """
      ])
  }

  @Test("questions about a row that does not exist are answered by nil, deselection by nothing")
  func questions() {
    let source = TableRecorder([["a"]])
    let phone = Phone(source.table)
    for path in [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1), IndexPath()] {
      #expect(source.table.cellForRow(at: path) == nil)
      source.table.deselectRow(at: path, animated: false)
    }
    #expect(source.table.headerView(forSection: 1) == nil)
    #expect(phone.findings == [])
  }

  @Test("selecting a row that does not exist raises where it scrolls, and keeps the selection")
  func selecting() {
    let source = TableRecorder([["a"]])
    let phone = Phone(source.table)
    let first = IndexPath(row: 0, section: 0)
    let missing = IndexPath(row: 1, section: 0)
    source.table.selectRow(at: first, animated: false, scrollPosition: .none)
    source.table.selectRow(at: missing, animated: false, scrollPosition: .none)
    #expect(phone.findings == [])
    source.table.selectRow(at: missing, animated: false, scrollPosition: .top)
    #expect(
      phone.findings == [
        """
        table: Attempted to scroll the table view to an out-of-bounds row (1) when there are only 1 \
        rows in section 0. UIKit raises an exception.
        """
      ])
    #expect(source.table.indexPathsForSelectedRows == [first])
  }

  /// Source: the documentation of `scrollToRow(at:at:animated:)`.
  @Test("row NSNotFound scrolls to the beginning of a section, also of an empty one")
  func beginningOfSection() {
    let source = TableRecorder([(0..<50).map { "row \($0)" }, [], (0..<50).map { "more \($0)" }])
    let phone = Phone(source.table)
    for section in [1, 2] {
      source.table.scrollToRow(
        at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
      #expect(source.table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
    }
    #expect(phone.findings == [])
    source.table.scrollToRow(
      at: IndexPath(row: NSNotFound, section: 3), at: .top, animated: false)
    #expect(
      phone.findings == [
        """
        table: Attempted to scroll the table view to an out-of-bounds section (3) when there are \
        only 3 sections. UIKit raises an exception.
        """
      ])
  }
}
