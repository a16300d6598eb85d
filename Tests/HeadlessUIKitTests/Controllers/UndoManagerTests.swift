import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A text whose changes can be undone.
private final class Draft {
  let manager = UndoManager()
  private(set) var text = ""

  func set(_ new: String, name: String = "") {
    let old = text
    manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
    if !name.isEmpty { manager.setActionName(name) }
    text = new
  }
}

/// Source: UndoManager's documentation.
@Suite("UndoManager")
struct UndoManagerTests {
  @Test("each event's changes are undone and redone together")
  func events() throws {
    let phone = SpyPhone()
    let draft = Draft()
    draft.set("a")
    draft.set("ab")
    try phone.settle()
    draft.set("abc")
    try phone.settle()
    var texts: [String] = []
    for step in ["undo", "undo", "undo", "redo", "redo", "redo"] {
      if step == "undo" { draft.manager.undo() } else { draft.manager.redo() }
      texts.append(draft.text)
    }
    #expect(texts == ["ab", "", "", "ab", "abc", "abc"])
  }

  @Test("an undo in the same event undoes what the event did so far, and a change forgets the redo")
  func sameEvent() throws {
    let phone = SpyPhone()
    let draft = Draft()
    draft.set("a")
    #expect(draft.manager.canUndo)
    draft.manager.undo()
    #expect([draft.manager.canUndo, draft.manager.canRedo] == [false, true])
    draft.set("b")
    #expect(!draft.manager.canRedo)
    try phone.settle()
    #expect(draft.manager.undoCount == 1)
    #expect(draft.manager.redoCount == 0)
  }

  @Test("the name of a change is that of its undo and its redo, in a menu's titles too")
  func names() throws {
    let phone = SpyPhone()
    let manager = Draft()
    #expect(manager.manager.undoMenuItemTitle == "Undo")
    manager.set("a", name: "Typing")
    try phone.settle()
    #expect(manager.manager.undoMenuItemTitle == "Undo Typing")
    manager.manager.undo()
    #expect([manager.manager.undoActionName, manager.manager.redoActionName] == ["", "Typing"])
    #expect(manager.manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test("groups within a group are undone with it, and an empty one is none")
  func groups() {
    _ = SpyPhone()
    let draft = Draft()
    draft.manager.groupsByEvent = false
    draft.manager.beginUndoGrouping()
    draft.set("a")
    draft.manager.beginUndoGrouping()
    draft.set("ab")
    #expect(draft.manager.groupingLevel == 2)
    draft.manager.endUndoGrouping()
    draft.manager.endUndoGrouping()
    draft.manager.beginUndoGrouping()
    draft.manager.endUndoGrouping()
    #expect(draft.manager.undoCount == 1)
    draft.manager.undo()
    #expect(draft.text == "")
  }

  @Test("what Foundation raises an exception for is a finding, and changes nothing")
  func findings() {
    let phone = SpyPhone()
    let draft = Draft()
    draft.manager.groupsByEvent = false
    draft.set("a")
    #expect(!draft.manager.canUndo)
    draft.manager.beginUndoGrouping()
    draft.set("b")
    draft.manager.undo()
    draft.manager.redo()
    #expect(draft.text == "b")
    #expect(
      phone.findings == [
        "An undo was registered without a group, which raises an exception in Foundation: call "
          + "beginUndoGrouping() first, or set groupsByEvent to true.",
        "An undo was performed while a group was open, which raises an exception in Foundation: call "
          + "endUndoGrouping() first.",
      ])
  }

  @Test(
    "the oldest groups beyond the levels are forgotten, and nothing is registered while disabled")
  func limits() throws {
    let phone = SpyPhone()
    let draft = Draft()
    draft.manager.levelsOfUndo = 2
    for text in ["a", "b", "c"] {
      draft.set(text)
      try phone.settle()
    }
    draft.manager.disableUndoRegistration()
    #expect(!draft.manager.isUndoRegistrationEnabled)
    draft.set("d")
    draft.manager.enableUndoRegistration()
    #expect(draft.manager.undoCount == 2)
    draft.manager.undo()
    draft.manager.undo()
    #expect(draft.text == "a")
    #expect([draft.manager.canUndo, draft.manager.canRedo] == [false, true])
    draft.manager.removeAllActions()
    #expect(!draft.manager.canRedo)
  }

  @Test("a target's actions are forgotten, and a released target is left alone")
  func targets() throws {
    let phone = SpyPhone()
    let manager = UndoManager()
    let (first, second) = (Draft(), Draft())
    var undone: [String] = []
    manager.registerUndo(withTarget: first) { _ in undone.append("first") }
    manager.registerUndo(withTarget: second) { _ in undone.append("second") }
    manager.registerUndo(withTarget: Draft()) { _ in undone.append("released") }
    try phone.settle()
    manager.removeAllActions(withTarget: first)
    manager.undo()
    #expect(undone == ["second"])
  }

  @Test("observers are told of groups, undos and redos, in order")
  func notifications() throws {
    let phone = SpyPhone()
    let draft = Draft()
    let journal = Journal()
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: draft.manager, queue: nil) {
        note in
        let word = note.name.rawValue.dropFirst("NSUndoManager".count)
          .dropLast("Notification".count)
        MainActor.assumeIsolated { journal.note(String(word)) }
      }
    }
    draft.set("a")
    try phone.settle()
    draft.manager.undo()
    draft.manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      journal.take() == [
        "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange",
        "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange", "WillRedoChange",
        "WillCloseUndoGroup", "DidCloseUndoGroup", "DidRedoChange",
      ])
  }

  @Test("a group without changes is told to close, and is not kept")
  func emptyGroup() throws {
    _ = SpyPhone()
    let manager = UndoManager()
    manager.groupsByEvent = false
    let journal = Journal()
    let names: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
      .NSUndoManagerDidCloseUndoGroup,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { journal.note(name) }
      }
    }
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      journal.take() == [
        "NSUndoManagerDidOpenUndoGroupNotification", "NSUndoManagerWillCloseUndoGroupNotification",
      ])
    #expect(!manager.canUndo)
  }

  @Test("a group of its own is part of its event's group, and observers are told of both")
  func groupOfEvent() throws {
    let phone = SpyPhone()
    let draft = Draft()
    var opened = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSUndoManagerDidOpenUndoGroup, object: draft.manager, queue: nil
    ) { _ in MainActor.assumeIsolated { opened += 1 } }
    draft.manager.beginUndoGrouping()
    #expect(opened == 2)
    draft.set("a")
    draft.manager.endUndoGrouping()
    draft.set("b")
    try phone.settle()
    NotificationCenter.default.removeObserver(token)
    #expect(opened == 2 && draft.manager.undoCount == 1)
    draft.manager.undo()
    #expect(draft.text == "")
  }

  @Test("a screen's undo manager is its window's, and a screen without a window has none")
  func chain() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    #expect(root.undoManager == nil)
    try phone.show(UINavigationController(rootViewController: root))
    let field = UITextField()
    root.view.addSubview(field)
    #expect(field.undoManager != nil)
    #expect(field.undoManager === phone.window.undoManager)
    #expect(root.undoManager === phone.window.undoManager)
  }
}
