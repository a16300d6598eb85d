import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

/// A delegate that needs to know of nothing.
private final class Receiver: NSFetchedResultsControllerDelegate {}

@Suite("Lists of a fetched results controller", .serialized)
struct FetchedListTests {
  private let device = Device()
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    Device.current = device
    container = try makeContainer()
  }

  private func add(_ titles: String...) throws {
    for (number, title) in titles.enumerated() {
      let book = Book(context: context)
      book.title = title
      book.pages = Int32(number)
    }
    try context.save()
  }

  private func list(_ section: String? = nil) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [.init(key: "title", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section,
      cacheName: nil)
  }

  @Test("a list tells its context and the path of its sections, and has nothing before its search")
  func properties() throws {
    Device.current = device
    try add("emma", "Dracula")
    let list = list("title")
    #expect(list.sectionNameKeyPath == "title" && self.list().sectionNameKeyPath == nil)
    #expect(list.managedObjectContext === context)
    #expect(list.sections == nil && list.fetchedObjects == nil && list.sectionIndexTitles == [])
    try list.performFetch()
    #expect(list.sections?.map(\.name) == ["Dracula", "emma"])
    #expect(list.sectionIndexTitles == ["D", "E"])
  }

  @Test("a section has its objects, and a list its delegate")
  func contents() throws {
    Device.current = device
    try add("Emma", "Dracula")
    let (list, receiver) = (list(), Receiver())
    #expect(list.delegate == nil)
    list.delegate = receiver
    #expect(list.delegate === receiver)
    try list.performFetch()
    let titles = list.sections?.map { ($0.objects as? [Book])?.map(\.title) }
    #expect(titles == [["Dracula", "Emma"]])
  }

  @Test("an order and a condition that change count from the next search on")
  func search() throws {
    Device.current = device
    try add("c", "a", "b")
    let list = list()
    try list.performFetch()
    func titles() -> [String?] { list.fetchedObjects?.map(\.title) ?? [] }
    #expect(titles() == ["a", "b", "c"])
    list.fetchRequest.sortDescriptors = [.init(key: "pages", ascending: false)]
    list.fetchRequest.predicate = .init(format: "title != %@", "c")
    #expect(titles() == ["a", "b", "c"])
    try list.performFetch()
    #expect(titles() == ["b", "a"])
  }

  @Test("new objects are told in the order of their places")
  func order() throws {
    Device.current = device
    final class Places: NSFetchedResultsControllerDelegate {
      var all: [Int] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { all.append((newIndexPath ?? indexPath)?[1] ?? -1) }
    }
    Device.current = device
    let (list, places) = (list(), Places())
    list.delegate = places
    try list.performFetch()
    try add("d", "b", "c", "a", "e")
    #expect(places.all == [0, 1, 2, 3, 4])
    places.all = []
    for book in list.fetchedObjects ?? [] { context.delete(book) }
    try context.save()
    #expect(places.all == [0, 1, 2, 3, 4])
  }

  @Test("a save posts a notification before it writes and one after, of the context itself")
  func notifications() throws {
    Device.current = device
    nonisolated(unsafe) var heard: [String] = []
    let names: [Notification.Name] = [
      .NSManagedObjectContextWillSave, .NSManagedObjectContextDidSave,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) {
        heard.append($0.name == .NSManagedObjectContextWillSave ? "will" : "did")
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try add("a")
    #expect(heard == ["will", "did"])
  }

  @Test("an object is deleted once, and not by another context")
  func deletion() throws {
    Device.current = device
    try add("a")
    let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    container.newBackgroundContext().delete(book)
    #expect(!book.isDeleted)
    context.delete(book)
    context.delete(book)
    #expect(book.isDeleted && context.deletedObjects == [book])
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
  }
}
