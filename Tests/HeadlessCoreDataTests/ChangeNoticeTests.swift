import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

@Suite("Notifications of changed objects", .serialized)
struct ChangeNoticeTests {
  /// Collects what a context tells of its changes: the kind and the titles of the objects.
  private final class Listener {
    private(set) var told: [[String]] = []
    private var token: (any NSObjectProtocol)?

    init(_ context: NSManagedObjectContext) {
      token = NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
      ) { [weak self] posted in
        let objects = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
          posted.userInfo?[$0] as? Set<NSManagedObject> ?? []
        }
        MainActor.assumeIsolated { self?.add(objects) }
      }
    }

    private func add(_ objects: [Set<NSManagedObject>]) {
      told.append(
        zip(["inserted", "updated", "deleted"], objects).flatMap { kind, objects in
          objects.map { "\(kind) \(($0 as? Book)?.title ?? "\($0.entity.name ?? "")")" }.sorted()
        })
    }

    func stop() {
      if let token { NotificationCenter.default.removeObserver(token) }
    }
  }

  private func book(_ title: String, in context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    return book
  }

  @Test("observers hear of all changes of a turn at once, after it, without a call")
  func turn() async throws {
    Device.current = Device()
    let container = try makeContainer()
    let context = container.viewContext
    let emma = book("Emma", in: context)
    try context.save()
    let listener = Listener(context)
    defer { listener.stop() }
    emma.pages = 400
    _ = book("Dracula", in: context)
    #expect(listener.told == [])
    await withCheckedContinuation { done in Ported.async { done.resume() } }
    #expect(listener.told == [["inserted Dracula", "updated Emma"]])
    withExtendedLifetime(container) {}
  }

  @Test("an inserted object without any value is a change")
  func insertion() throws {
    Device.current = Device()
    let container = try makeContainer()
    let listener = Listener(container.viewContext)
    defer { listener.stop() }
    _ = Author(context: container.viewContext)
    container.viewContext.processPendingChanges()
    #expect(listener.told == [["inserted Author"]])
  }

  @Test("what another context inserted, changed and deleted is told so by one that merges it")
  func merged() throws {
    Device.current = Device()
    let container = try makeContainer()
    let context = container.viewContext
    let books = ["Emma", "Dracula", "Ulysses"].map { book($0, in: context) }
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let other = container.newBackgroundContext()
    let copies = try books.map { try #require(other.existingObject(with: $0.objectID) as? Book) }
    copies[0].title = "Persuasion"
    other.delete(copies[1])
    _ = book("Villette", in: other)
    let listener = Listener(context)
    defer { listener.stop() }
    try other.save()
    context.processPendingChanges()
    #expect(
      listener.told == [["inserted Villette", "updated Persuasion", "deleted Dracula"]])
    #expect(!context.hasChanges)
    context.registeredObjects.first { ($0 as? Book)?.title == "Villette" }?
      .setValue(300, forKey: "pages")
    context.processPendingChanges()
    #expect(listener.told.last == ["updated Villette"])
  }
}
