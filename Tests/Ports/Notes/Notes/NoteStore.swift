import CoreData

@objc(Folder)
final class Folder: NSManagedObject {
  @NSManaged var name: String
  @NSManaged var notes: Set<Note>
}

final class NoteStore {
  private let container = NSPersistentContainer(name: "Notes")

  var context: NSManagedObjectContext { container.viewContext }

  init() {
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("no store: \(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }

  func list(_ search: String) -> NSFetchedResultsController<Note> {
    let request: NSFetchRequest<Note> = Note.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: #keyPath(Note.isPinned), ascending: false),
      NSSortDescriptor(keyPath: \Note.createdAt, ascending: true),
    ]
    if !search.isEmpty {
      request.predicate = NSPredicate(format: "%K CONTAINS[cd] %@", #keyPath(Note.text), search)
    }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
  }

  func add(_ text: String) {
    let note = Note(context: context)
    note.text = text
    note.createdAt = Date()
    note.folder = folder("Inbox")
    save()
  }

  func folder(_ name: String) -> Folder {
    let request = NSFetchRequest<Folder>(entityName: NSStringFromClass(Folder.self))
    request.predicate = NSPredicate(format: "name == %@", name)
    if let found = try? context.fetch(request).first { return found }
    let folder = Folder(context: context)
    folder.name = name
    return folder
  }

  func importNotes(_ texts: [String]) {
    container.performBackgroundTask { context in
      for text in texts {
        let note = Note(context: context)
        note.text = text
        note.createdAt = Date()
      }
      try? context.save()
    }
  }

  func save() {
    guard context.hasChanges else { return }
    do {
      try context.save()
    } catch {
      context.rollback()
    }
  }
}
