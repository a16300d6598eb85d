import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Diffable data sources of collections, and their answers")
struct DiffableCollectionTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private let collection = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  private func snapshot(_ sections: [(String, [Int])]) -> Source.Snapshot {
    var snapshot = Source.Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("items and sections are found at their places, and nowhere else")
  func places() {
    let source = Source(collectionView: collection) { _, _, _ in UICollectionViewCell() }
    let phone = Phone(collection)
    let diary = Diary()
    source.applySnapshotUsingReloadData(snapshot([("a", [1, 2]), ("b", [3])])) {
      diary.write("reloaded")
    }
    phone.settle()
    #expect(diary.lines == ["reloaded"])
    #expect(
      [1, 2, 3, 4].map { source.indexPath(for: $0) } == [
        IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0),
        IndexPath(item: 0, section: 1), nil,
      ])
    #expect([0, 1, 2].map { source.sectionIdentifier(for: $0) } == ["a", "b", nil])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 2)) == nil)
    #expect(collection.numberOfSections == 2 && collection.numberOfItems(inSection: 0) == 2)
  }

  @Test("a provider that gives no cell or no header is a finding, and the place stays empty")
  func findings() {
    let source = Source(collectionView: collection) { _, _, _ in nil }
    let phone = Phone(collection)
    source.apply(snapshot([("a", [1])]))
    phone.settle()
    let header = source.collectionView(
      collection, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header.subviews.isEmpty)
    #expect(
      phone.findings == [
        "the cell provider gave no cell for item 0 of section 0. UIKit raises an exception.",
        "the supplementary view provider gave no UICollectionElementKindSectionHeader for section 0. "
          + "UIKit raises an exception.",
      ])
  }

  @Test("a table's data source finds its sections, and reports a missing cell")
  func table() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
    let phone = Phone(table)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1], toSection: "b")
    source.apply(snapshot)
    phone.settle()
    #expect([0, 1, 2].map { source.sectionIdentifier(for: $0) } == ["a", "b", nil])
    #expect(["a", "b", "c"].map { source.index(for: $0) } == [0, 1, nil])
    let path = IndexPath(row: 0, section: 1)
    #expect(!source.tableView(table, canEditRowAt: path))
    #expect(!source.tableView(table, canMoveRowAt: path))
    #expect(
      phone.findings == [
        "the cell provider gave no cell for row 0 of section 1. UIKit raises an exception."
      ])
  }
}
