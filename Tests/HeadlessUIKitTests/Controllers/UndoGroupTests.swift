import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// Source: UndoManager's documentation.
@Suite("Groups, names and levels of UndoManager")
final class UndoGroupTests {
  private lazy var phone = SpyPhone()
  private let manager = UndoManager()
  private let journal = Journal()

  /// Registers an undo that is noted, in a group of its own.
  private func add(_ word: String, target: AnyObject? = nil, name: String = "") {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: target ?? journal) { [journal] _ in journal.note(word) }
    if !name.isEmpty { manager.setActionName(name) }
    manager.endUndoGrouping()
  }

  init() { manager.groupsByEvent = false }

  @Test("an open group with an action counts as one that can be undone, an empty one does not")
  func counts() {
    #expect(manager.undoCount == 0)
    add("first")
    add("second")
    manager.beginUndoGrouping()
    #expect(manager.undoCount == 2)
    manager.registerUndo(withTarget: journal) { _ in }
    #expect(manager.undoCount == 3)
    manager.endUndoGrouping()
    manager.undo()
    #expect(manager.undoCount == 2 && manager.redoCount == 0)
  }

  @Test("an undo and a redo within an undo do nothing; the direction is known meanwhile")
  func within() {
    add("first")
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: journal) { [manager] journal in
      journal.note("\(manager.isUndoing) \(manager.isRedoing)")
      manager.undoNestedGroup()
      manager.redo()
      manager.registerUndo(withTarget: journal) { [manager] journal in
        journal.note("\(manager.isUndoing) \(manager.isRedoing)")
      }
    }
    manager.endUndoGrouping()
    #expect(!manager.isUndoing && !manager.isRedoing)
    manager.undo()
    #expect(journal.take() == ["true false"])
    manager.redo()
    #expect(journal.take() == ["false true"])
    manager.undo()
    #expect(journal.take() == ["first"])
    #expect(!manager.isUndoing && !manager.isRedoing && manager.redoCount == 0)
  }

  @Test("groups that an undo leaves open are closed at its end")
  func leftOpen() {
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: journal) { [manager] journal in
      manager.beginUndoGrouping()
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: journal) { $0.note("redone") }
    }
    manager.endUndoGrouping()
    manager.undo()
    #expect(manager.groupingLevel == 0 && manager.redoCount == 1)
    manager.redo()
    #expect(journal.take() == ["redone"])
  }

  @Test("a name is that of the outermost open group, else of the newest one, else of none")
  func names() {
    manager.setActionName("Nothing")
    #expect(manager.undoActionName == "")
    add("a", name: "Add")
    add("b")
    #expect(manager.undoActionName == "")
    manager.setActionName("Paste")
    #expect(manager.undoActionName == "Paste")
    manager.beginUndoGrouping()
    #expect(manager.undoActionName == "Paste")
    manager.registerUndo(withTarget: journal) { _ in }
    manager.setActionName("Outer")
    add("c", name: "Inner")
    #expect(manager.undoActionName == "Inner")
    add("d")
    manager.endUndoGrouping()
    #expect(manager.undoActionName == "Inner")
    manager.undo()
    manager.undo()
    #expect(manager.undoActionName == "Add" && manager.undoMenuItemTitle == "Undo Add")
    #expect(manager.undoMenuTitle(forUndoActionName: "Cut") == "Undo Cut")
    #expect(manager.redoMenuTitle(forUndoActionName: "") == "Redo")
  }

  @Test("a level that is set later forgets the oldest groups to undo and to redo")
  func levels() {
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    for word in ["a", "b", "c", "d"] {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: journal) { [manager] journal in
        journal.note(word)
        manager.registerUndo(withTarget: journal) { $0.note("redo \(word)") }
      }
      manager.endUndoGrouping()
    }
    for _ in 0..<2 { manager.undo() }
    #expect(manager.undoCount == 2 && manager.redoCount == 2)
    manager.levelsOfUndo = 1
    #expect(manager.undoCount == 1 && manager.redoCount == 1)
    manager.levelsOfUndo = 0
    manager.redo()
    manager.undo()
    #expect(journal.take() == ["d", "c", "redo c", "b"])
  }

  @Test("registration is ignored until it is enabled as often as it was disabled")
  func disabled() {
    manager.enableUndoRegistration()
    manager.disableUndoRegistration()
    manager.disableUndoRegistration()
    manager.enableUndoRegistration()
    add("ignored")
    #expect(!manager.isUndoRegistrationEnabled && !manager.canUndo)
    manager.enableUndoRegistration()
    add("kept")
    #expect(manager.isUndoRegistrationEnabled && manager.canUndo)
    manager.disableUndoRegistration()
    manager.beginUndoGrouping()
    manager.removeAllActions()
    #expect(manager.isUndoRegistrationEnabled && !manager.canUndo && manager.groupingLevel == 0)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0 && phone.findings == [])
  }

  @Test("a target's actions are forgotten in open groups and among those to redo")
  func target() {
    let (first, second) = (NSObject(), NSObject())
    for target in [first, second] {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: journal) { [manager, journal] _ in
        manager.registerUndo(withTarget: target) { _ in journal.note("redone") }
      }
      manager.endUndoGrouping()
    }
    manager.undo()
    manager.undo()
    #expect(manager.redoCount == 2)
    manager.removeAllActions(withTarget: first)
    #expect(manager.redoCount == 1)
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: first) { [journal] _ in journal.note("first") }
    manager.removeAllActions(withTarget: first)
    #expect(!manager.canUndo && manager.groupingLevel == 1)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 0)
  }

  @Test("forgetting all actions forgets the end of the event's group, too")
  func endOfEvent() throws {
    manager.groupsByEvent = true
    manager.registerUndo(withTarget: journal) { $0.note("forgotten") }
    manager.removeAllActions()
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    try phone.settle()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    manager.undo()
    #expect(journal.take() == [] && phone.findings == [])
  }

  @Test("an undo in the event ends its group at once, and leaves nothing to do at the event's end")
  func undoInEvent() {
    let clock = phone.device.clock
    func pending() -> [String] {
      clock.pending.map(\.purpose.subject).filter { $0 == "undo group" }
    }
    manager.groupsByEvent = true
    manager.registerUndo(withTarget: journal) { $0.note("undone") }
    #expect(manager.groupingLevel == 1 && pending() == ["undo group"])
    manager.undo()
    #expect(journal.take() == ["undone"])
    #expect(manager.groupingLevel == 0 && pending() == [])
    manager.registerUndo(withTarget: journal) { $0.note("next") }
    #expect(manager.groupingLevel == 1 && pending() == ["undo group"])
  }
}
