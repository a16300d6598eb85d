import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A picker's row, a section's entry and an undo's target by its methods.
private final class Entry: NSObject, SelectorTarget {
  let name: String
  private(set) var undone: [String] = []

  init(_ name: String) { self.name = name }

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    switch selector.description {
    case "name": { _ in self.name }
    case "undo:":
      {
        self.undone.append(try $0.argument(0))
        return nil
      }
    default: nil
    }
  }
}

/// Sources: UIKit's and Foundation's documentation of each member.
@Suite("Members that read what was set")
struct ReadMemberTests {
  @Test("a section of the index has the objects of its letter, the last one those without a letter")
  func collation() {
    let collation = UILocalizedIndexedCollation.current()
    let entries = ["Zoë", "émile", "Ann", "42"].map(Entry.init)
    #expect(collation.sectionTitles.count == 27 && collation.sectionIndexTitles.last == "#")
    #expect(
      entries.map { collation.section(for: $0, collationStringSelector: "name") } == [25, 4, 0, 26])
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    let sorted = collation.sortedArray(from: entries, collationStringSelector: "name")
    #expect(sorted.map { ($0 as? Entry)?.name } == ["42", "Ann", "émile", "Zoë"])
  }

  @Test("a method that was registered for undo is called with its object")
  func undoBySelector() throws {
    _ = SpyPhone()
    let (manager, entry) = (UndoManager(), Entry("a"))
    manager.registerUndo(withTarget: entry, selector: "undo:", object: "b")
    manager.undo()
    #expect(entry.undone == ["b"])
  }

  @Test("an undo manager says in which direction it works, and names its last closed group")
  func undoDirection() throws {
    let phone = SpyPhone()
    let (manager, entry) = (UndoManager(), Entry("a"))
    var states: [[Bool]] = []
    func change(_ entry: Entry) {
      states.append([manager.isUndoing, manager.isRedoing])
      manager.registerUndo(withTarget: entry, handler: change)
    }
    change(entry)
    try phone.settle()
    manager.setActionName("Typing")
    #expect(manager.undoActionName == "Typing")
    manager.undo()
    manager.redo()
    #expect(states == [[false, false], [true, false], [false, true]])
    #expect([manager.isUndoing, manager.isRedoing] == [false, false])
    let empty = UndoManager()
    empty.setActionName("Typing")
    #expect(empty.undoActionName == "")
  }

  @Test("a button calls the handler of its configuration when it is asked to update")
  func buttonUpdate() {
    _ = SpyPhone()
    let button = UIButton()
    var calls = 0
    button.setNeedsUpdateConfiguration()
    button.configurationUpdateHandler = { _ in calls += 1 }
    let before = calls
    button.setNeedsUpdateConfiguration()
    #expect(calls == before + 1)
  }

  @Test("the number of an icon and the texts of a notification are read from its content")
  func notificationContent() {
    let content = UNMutableNotificationContent()
    content.subtitle = "Today"
    content.badge = 3
    content.userInfo = ["id": 7]
    content.categoryIdentifier = "shift"
    content.threadIdentifier = "week"
    let read = content as UNNotificationContent
    #expect(
      [read.subtitle, read.categoryIdentifier, read.threadIdentifier] == ["Today", "shift", "week"])
    #expect(read.badge == 3 && read.userInfo["id"] as? Int == 7)
  }

  @Test("presses with an identity equal themselves alone")
  func presses() {
    let (one, other) = (UIPress(), UIPress())
    #expect(one == one && one != other && Set([one, one, other]).count == 2)
  }

  @Test("a view without a first responder in it has ended editing")
  func editing() {
    let phone = SpyPhone()
    let (inside, outside) = (UIView(), UITextField())
    phone.window.addSubview(inside)
    phone.window.addSubview(outside)
    phone.window.isHidden = false
    #expect(outside.becomeFirstResponder())
    #expect(inside.endEditing(true) && outside.isFirstResponder)
    #expect(phone.window.endEditing(true) && !outside.isFirstResponder)
  }

  @Test(
    "a text view stays editing if its delegate refuses the end, and out if it refuses the start")
  func textViewRefusals() {
    let phone = SpyPhone()
    final class Delegate: NSObject, UITextViewDelegate {
      var allows = false
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
    }
    let (text, delegate) = (UITextView(), Delegate())
    text.delegate = delegate
    phone.window.addSubview(text)
    phone.window.isHidden = false
    #expect(!text.becomeFirstResponder() && !text.isFirstResponder)
    delegate.allows = true
    #expect(text.becomeFirstResponder() && text.isFirstResponder)
    delegate.allows = false
    #expect(!text.resignFirstResponder() && text.isFirstResponder)
    delegate.allows = true
    #expect(text.resignFirstResponder() && !text.isFirstResponder)
  }

  @Test("views of the archive are empty, and show what is set later")
  func archived() {
    _ = SpyPhone()
    let coder = NSCoder()
    let search = UISearchController(coder: coder)
    #expect(search?.searchResultsController == nil && search?.searchBar.placeholder == "Search")
    let list = UIListContentView(coder: coder)
    #expect((list?.configuration as? UIListContentConfiguration)?.text == nil)
    let unavailable = UIContentUnavailableView(coder: coder)
    #expect((unavailable?.configuration as? UIContentUnavailableConfiguration)?.text == nil)
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: ["public.text"]).title == nil)
  }
  @Test("a view of the archive has the parts of a new one")
  func archivedParts() {
    _ = SpyPhone()
    let coder = NSCoder()
    let views: [(new: UIView, archived: UIView?)] = [
      (UIPickerView(), UIPickerView(coder: coder)), (UISearchBar(), UISearchBar(coder: coder)),
      (UIActivityIndicatorView(), UIActivityIndicatorView(coder: coder)),
      (UIVisualEffectView(), UIVisualEffectView(coder: coder)),
      (UITableView(), UITableView(coder: coder)), (UITextView(), UITextView(coder: coder)),
    ]
    let parts = { (view: UIView) in view.subviews.map { "\(type(of: $0))" } }
    #expect(views.map { $0.archived.map(parts) } == views.map { parts($0.new) })
    #expect(parts(UIPickerView()) == ["UIView", "UIView"])
  }
}
