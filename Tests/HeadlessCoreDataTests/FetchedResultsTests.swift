import Foundation
import HeadlessDevice
import HeadlessFoundation
import Testing

@testable import HeadlessCoreData

private final class Recorder: NSFetchedResultsControllerDelegate {
  var events: [String] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { events.append("will") }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    func place(_ path: IndexPath?) -> String { path.map { "\($0[0])-\($0[1])" } ?? "none" }
    let title = (anObject as? Book)?.title ?? ""
    events.append("\(type) \(title) \(place(indexPath)) \(place(newIndexPath))")
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { events.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { events.append("did") }
}

/// A delegate of two lists that asks which one changed.
private final class Asking: NSFetchedResultsControllerDelegate {
  var first: NSFetchedResultsController<Book>?
  var second: NSFetchedResultsController<Book>?
  var answers: [String] = []

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    answers += [
      "\(controller === first) \(controller == first) \(controller !== first)",
      "\(controller === second) \(controller == second) \(controller.isEqual(second))",
      "\(controller.hash == first?.hash) \(second === nil)",
    ]
  }
}

@Suite("Fetched results controllers", .serialized)
struct FetchedResultsTests {
  private let device = Device()
  private let context: NSManagedObjectContext
  private let recorder = Recorder()
  private let container: NSPersistentContainer

  init() throws {
    Device.current = device
    container = try makeContainer()
    context = container.viewContext
  }

  @discardableResult
  private func add(_ title: String, _ pages: Int32 = 1) -> Book {
    let book = Book(context: context)
    book.title = title
    book.pages = pages
    return book
  }

  private func controller(section: String? = nil) throws -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      .init(key: "pages", ascending: true), .init(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: section,
      cacheName: nil)
    controller.delegate = recorder
    try controller.performFetch()
    context.processPendingChanges()
    return controller
  }

  @Test("a delegate of two lists tells by == and === which one changed")
  func identity() throws {
    Device.current = device
    let asking = Asking()
    let made = ["Book", "Book"].map { name in
      let request = NSFetchRequest<Book>(entityName: name)
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      return NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
        cacheName: nil)
    }
    (asking.first, asking.second) = (made[0], made[1])
    made[0].delegate = asking
    for list in made { try list.performFetch() }
    add("Dune")
    try context.save()
    #expect(asking.answers == ["true true false", "false false false", "true false"])
    #expect(made[0] != made[1] && made[0] === made[0])
  }

  @Test("the delegate is told of objects that come, go, move and change")
  func changes() throws {
    Device.current = device
    let (emma, dracula) = (add("Emma", 400), add("Dracula", 500))
    try context.save()
    let controller = try controller()
    #expect(controller.fetchedObjects == [emma, dracula])
    #expect(controller.object(at: [0, 1]) === dracula)
    add("Ulysses", 700)
    context.processPendingChanges()
    #expect(recorder.events == ["will", "insert Ulysses none 0-2", "did"])
    recorder.events = []
    emma.pages = 600
    context.processPendingChanges()
    #expect(recorder.events.filter { $0.hasPrefix("move") }.count == 1)
    recorder.events = []
    emma.title = "Emma II"
    context.processPendingChanges()
    #expect(recorder.events == ["will", "update Emma II 0-1 0-1", "did"])
    recorder.events = []
    context.delete(emma)
    try context.save()
    #expect(recorder.events == ["will", "delete Emma II 0-1 none", "did"])
    #expect(controller.indexPath(forObject: dracula) == [0, 0])
  }

  @Test("objects are grouped by a value, and sections come and go")
  func sections() throws {
    Device.current = device
    add("Emma", 1)
    let dracula = add("Dracula", 2)
    try context.save()
    let controller = try controller(section: "pages")
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 1])
    dracula.pages = 3
    context.processPendingChanges()
    #expect(
      recorder.events == [
        "will", "delete section 2 1", "insert section 3 1", "move Dracula 1-0 1-0", "did",
      ])
  }

  @Test("a list and a search with results of any kind find what those of one kind find")
  func erased() throws {
    Device.current = device
    for title in ["b", "a", "c"] { add(title) }
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [.init(key: "title", ascending: true)]
    request.predicate = .init(format: "title != %@", "c")
    #expect(
      try context.fetch(request.rehearsalErased).compactMap { ($0 as? Book)?.title } == ["a", "b"])
    #expect(
      try context.fetch(request.rehearsalErased.rehearsalTyped(Book.self)).map(\.title) == [
        "a", "b",
      ])
    #expect(NSBatchDeleteRequest(fetchRequest: request).fetchRequest.entityName == "Book")
    let list = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil
    ).rehearsalErased
    list.delegate = recorder
    try list.performFetch()
    #expect(list.fetchedObjects?.compactMap { ($0 as? Book)?.title } == ["a", "b"])
    #expect((list.object(at: IndexPath(indexes: [0, 1])) as? Book)?.title == "b")
  }

  @Test("objects with the same value are in one section, in their order")
  func largeSections() throws {
    Device.current = device
    let emma = add("Emma", 1)
    let (dracula, ulysses) = (add("Dracula", 2), add("Ulysses", 2))
    try context.save()
    let controller = try controller(section: "pages")
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
    let paths = [emma, dracula, ulysses].map { controller.indexPath(forObject: $0) }
    #expect(paths == [[0, 0], [1, 0], [1, 1]])
  }
}
