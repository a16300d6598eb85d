import CoreData
import XCTest

@testable import Notes

final class NoteStoreTests: XCTestCase {
  func testNotesOfAFolderEndWithIt() throws {
    let store = NoteStore()
    store.add("First")
    store.add("Second")
    let folder = store.folder("Inbox")
    XCTAssertEqual(folder.notes.count, 2)
    store.context.delete(folder)
    store.save()
    XCTAssertEqual(try store.context.count(for: Note.fetchRequest() as NSFetchRequest<Note>), 0)
  }
}
