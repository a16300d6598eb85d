import Foundation
import HeadlessUIKit
import Testing

@Suite("Snapshots at their edges")
struct SnapshotEdgeTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test("a section that is not there has no items; several items that are there are named together")
  func counts() {
    let phone = Phone()
    var snapshot = Snapshot()
    snapshot.appendItems([1])
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    #expect(["a", "b", "c"].map { snapshot.numberOfItems(inSection: $0) } == [3, 0, 0])
    #expect(snapshot.itemIdentifiers(inSection: "c") == [])
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil && snapshot.indexOfItem(9) == nil)
    #expect(["a", "b", "c"].map { snapshot.indexOfSection($0) } == [0, 1, nil])
    snapshot.appendItems([1, 2], toSection: "b")
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(
      phone.findings == [
        "in a snapshot items were appended where there is no section; UIKit raises an exception. "
          + "Each identifier must be there, and be there once.",
        "Diffable data source detected an attempt to insert or append 2 item identifiers that "
          + "already exist in the snapshot: 1, 2. The existing item identifiers will be moved into "
          + "place instead. Delete an item before it is added elsewhere, or move it.",
      ])
  }

  @Test("an item and a section that are moved beside themselves stay where they are")
  func itself() {
    let phone = Phone()
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.moveItem(2, beforeItem: 2)
    snapshot.moveItem(2, afterItem: 2)
    snapshot.moveSection("a", afterSection: "a")
    snapshot.moveItem(1, afterItem: 3)
    snapshot.moveItem(9, beforeItem: 1)
    snapshot.moveItem(1, beforeItem: 8)
    #expect(snapshot.itemIdentifiers == [2, 3, 1] && snapshot.sectionIdentifiers == ["a", "b"])
    #expect(phone.findings.count == 2)
  }

  @Test("only marks of items and sections that are there are kept")
  func marks() {
    let phone = Phone()
    var snapshot = Snapshot()
    snapshot.appendSections(["a"])
    snapshot.appendItems([1])
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3, 1])
    snapshot.reloadSections(["a", "b"])
    #expect(snapshot.reloadedItemIdentifiers == [1] && snapshot.reconfiguredItemIdentifiers == [1])
    #expect(snapshot.reloadedSectionIdentifiers == ["a"])
    #expect(phone.findings.count == 3)
    snapshot.deleteAllItems()
    #expect(snapshot.reloadedItemIdentifiers == [] && snapshot.reconfiguredItemIdentifiers == [])
    #expect(snapshot.reloadedSectionIdentifiers == [] && snapshot.numberOfItems == 0)
  }
}
