import Foundation
import HeadlessDevice
import HeadlessFoundation
import HeadlessUIKit
import Testing

@testable import HeadlessCoreData

/// A delegate that wants the whole list.
private final class SnapshotReceiver: NSFetchedResultsControllerDelegate {
  var snapshots: [NSDiffableDataSourceSnapshotReference] = []
  var otherCalls = 0

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { otherCalls += 1 }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshots.append(snapshot) }
}

/// A delegate that wants the difference of a list.
private final class DifferenceReceiver: NSFetchedResultsControllerDelegate {
  var differences: [String] = []

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {
    differences.append("\(diff.insertions.count) in, \(diff.removals.count) out")
  }
}

@Suite("Snapshots of a fetched results controller", .serialized)
struct FetchedSnapshotTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  @discardableResult private func add(_ title: String) throws -> Book {
    let book = Book(context: context)
    book.title = title
    try context.save()
    return book
  }

  private func list(
    _ section: String? = nil, _ delegate: any NSFetchedResultsControllerDelegate
  ) throws -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [.init(key: "title", ascending: true)]
    let list = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section,
      cacheName: nil)
    list.delegate = delegate
    try list.performFetch()
    return list
  }

  @Test("a delegate has a snapshot of the search and of each change, and no other call")
  func snapshots() throws {
    Device.current = device
    let (emma, receiver) = (try add("Emma"), SnapshotReceiver())
    let list = try list("title", receiver)
    let dracula = try add("Dracula")
    emma.pages = 9
    context.processPendingChanges()
    #expect(list.fetchedObjects?.count == 2)
    #expect(receiver.snapshots.map(\.numberOfItems) == [1, 2, 2] && receiver.otherCalls == 0)
    let last = try #require(receiver.snapshots.last)
    #expect(last.sectionIdentifiers as? [String] == ["Dracula", "Emma"])
    #expect(last.itemIdentifiers as? [NSManagedObjectID] == [dracula.objectID, emma.objectID])
    #expect(last.reloadedItemIdentifiers as? [NSManagedObjectID] == [emma.objectID])
    #expect(last.numberOfItems(inSection: "Emma") == 1 && last.numberOfSections == 2)
    #expect(last.sectionIdentifier(containingItem: emma.objectID) as? String == "Emma")
    #expect(last.index(ofItemIdentifier: emma.objectID) == 1)
    #expect(last.index(ofSectionIdentifier: "None") == NSNotFound)
  }

  @Test("a snapshot has other types; identifiers that are not of them are a finding")
  func types() throws {
    Device.current = device
    let (emma, receiver) = (try add("Emma"), SnapshotReceiver())
    _ = try list(nil, receiver)
    let reference = try #require(receiver.snapshots.first)
    let typed = reference.rehearsalSnapshot(
      NSDiffableDataSourceSnapshot<String, NSManagedObjectID>.self)
    #expect(typed.sectionIdentifiers == [""] && typed.itemIdentifiers == [emma.objectID])
    let wrong: NSDiffableDataSourceSnapshot<Int, NSManagedObjectID> = reference.rehearsalSnapshot()
    #expect(wrong.numberOfSections == 0)
    #expect(
      device.findings.all.map(\.message) == [
        "A fetched results controller's snapshot has identifiers of String, which are no Int: "
          + "UIKit ends the process when they are read."
      ])
  }

  @Test("a delegate has the difference of a list without sections")
  func differences() throws {
    Device.current = device
    let (emma, receiver) = (try add("Emma"), DifferenceReceiver())
    let list = try list(nil, receiver)
    try add("Dracula")
    context.delete(emma)
    context.processPendingChanges()
    #expect(list.fetchedObjects?.count == 1)
    #expect(receiver.differences == ["1 in, 0 out", "0 in, 1 out"])
  }
}
