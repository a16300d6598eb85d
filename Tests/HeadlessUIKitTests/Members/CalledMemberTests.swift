import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// An object with one method, which it records.
private final class Recorder: NSObject, SelectorTarget {
  let diary = Diary()

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector == "heard:" || selector == "act:" else { return nil }
    return { [diary] _ in
      diary.write("\(selector)")
      return nil
    }
  }
}

/// Sources: UIKit's and Foundation's documentation of each member.
@Suite("Members that a test calls once")
struct CalledMemberTests {
  @Test("an observer is removed for a name, for an object, and for all")
  func observers() {
    Device.current = Device()
    let (center, recorder, sender) = (NotificationCenter(), Recorder(), Recorder())
    let names = ["a", "b"].map { Notification.Name($0) }
    for name in names {
      center.addObserver(recorder, selector: "heard:", name: name, object: nil)
      center.addObserver(recorder, selector: "heard:", name: name, object: sender)
    }
    func heard() -> [Int] {
      names.map { name in
        center.post(name: name, object: sender)
        return recorder.diary.read().count
      }
    }
    #expect(heard() == [2, 2])
    let object: AnyObject = recorder
    center.removeObserver(object, name: names[0], object: sender)
    #expect(heard() == [1, 2])
    center.removeObserver(object, name: names[0], object: nil)
    #expect(heard() == [0, 2])
    center.removeObserver(object, name: nil, object: sender)
    #expect(heard() == [0, 1])
    center.removeObserver(object)
    #expect(heard() == [0, 0])
  }

  @Test("the token of a closure is removed for its name, and hears nothing then")
  func tokens() {
    Device.current = Device()
    let (center, name, diary) = (NotificationCenter(), Notification.Name("a"), Diary())
    let token: AnyObject = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { diary.write("heard") }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token, name: name, object: nil)
    center.post(name: name, object: nil)
    #expect(diary.read() == ["heard"])
  }

  @Test("a cell that needs an update of its configuration asks its class, then its handler")
  func configurations() {
    final class Cell: UICollectionViewCell {
      let diary = Diary()
      override func updateConfiguration(using state: UICellConfigurationState) {
        diary.write("class \(state.isSelected)")
      }
    }
    let cell = Cell(frame: .zero)
    cell.configurationUpdateHandler = { cell, state in
      (cell as? Cell)?.diary.write("handler \(state.isSelected)")
    }
    _ = cell.diary.read()
    cell.setNeedsUpdateConfiguration()
    #expect(cell.diary.read() == ["class false", "handler false"])
    cell.isSelected = true
    #expect(cell.diary.read() == ["class true", "handler true"])
  }

  @Test("bar buttons with a target perform its action, and those with a handler run it")
  func barButtons() throws {
    let (recorder, diary) = (Recorder(), Diary())
    let items = [
      UIBarButtonItem(title: "a", style: .plain, target: recorder, action: "act:"),
      UIBarButtonItem(image: UIImage(), style: .done, target: recorder, action: "act:"),
      UIBarButtonItem(
        image: UIImage(), landscapeImagePhone: nil, style: .plain, target: recorder, action: "act:"),
      UIBarButtonItem(barButtonSystemItem: .add, target: recorder, action: "act:"),
      UIBarButtonItem(barButtonSystemItem: .edit) { _ in diary.write("edit") },
      UIBarButtonItem(title: "b", style: .plain) { _ in diary.write("b") },
    ]
    #expect(items[1].style == .done && items[0].title == "a")
    let phone = SpyPhone()
    let screen = phone.spy("A")
    screen.navigationItem.rightBarButtonItems = items
    try phone.show(UINavigationController(rootViewController: screen))
    var buttons: [any AccessibleElement] = []
    phone.window.forEachDescendant {
      if $0.elementType == .button { buttons.append($0) }
      return false
    }
    #expect(buttons.count == items.count)
    for button in buttons { try button.performTap() }
    #expect(recorder.diary.read() == ["act:", "act:", "act:", "act:"])
    #expect(diary.read().sorted() == ["b", "edit"])
  }

  @Test("a target that is removed from a recogniser is not called, the others are")
  func recogniserTargets() throws {
    let (left, right) = (Recorder(), Recorder())
    let view = UIView()
    let tap = UITapGestureRecognizer(target: left, action: "act:")
    tap.addTarget(left, action: "heard:")
    tap.addTarget(right, action: "act:")
    view.addGestureRecognizer(tap)
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Area"
    let phone = Phone(view)
    tap.removeTarget(left, action: "heard:")
    try phone.tap("Area")
    #expect(left.diary.read() == ["act:"] && right.diary.read() == ["act:"])
    tap.removeTarget(nil, action: "act:")
    _ = refusal { try phone.tap("Area") }
    #expect(left.diary.read() == [] && right.diary.read() == [])
  }

  @Test("segments with an image or an action are inserted at their places")
  func segments() {
    let control = UISegmentedControl(items: ["A"])
    control.insertSegment(action: UIAction(title: "B") { _ in }, at: 9, animated: false)
    control.insertSegment(with: UIImage(), at: 0, animated: false)
    #expect((0..<3).map(control.titleForSegment) == [nil, "A", "B"])
    #expect((0..<3).map { control.imageForSegment(at: $0) == nil } == [false, true, true])
  }

  @Test("a slider's value is set with an animation, within its ends")
  func slider() {
    let slider = UISlider()
    slider.setValue(0.25, animated: true)
    #expect(slider.value == 0.25)
    slider.setValue(7, animated: true)
    #expect(slider.value == 1)
  }

  @Test("a text view tells its delegate of a new selection, and is edited once it is in a window")
  func textView() {
    final class Delegate: UITextViewDelegate {
      let diary = Diary()
      func textViewDidChangeSelection(_ textView: UITextView) {
        diary.write("\(textView.selectedRange.location) \(textView.selectedRange.length)")
      }
    }
    let (text, delegate) = (UITextView(), Delegate())
    let phone = Phone()
    text.text = "Hello"
    text.delegate = delegate
    text.selectedRange = NSRange(location: 1, length: 2)
    #expect(delegate.diary.read() == ["1 2"])
    #expect(!text.becomeFirstResponder() && !text.isFirstResponder)
    phone.window.addSubview(text)
    #expect(text.isFirstResponder)
    text.removeFromSuperview()
    #expect(!text.isFirstResponder)
  }

  @Test("fonts that are equal have one hash, and differ by name, size or weight")
  func fonts() {
    let fonts = [
      UIFont.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .systemFont(ofSize: 13),
      .italicSystemFont(ofSize: 12), .monospacedSystemFont(ofSize: 12, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 12, weight: .regular), .systemFont(ofSize: 12),
    ]
    #expect(Set(fonts).count == 6 && fonts[0] == fonts[6])
    #expect(UIFontMetrics.default.scaledFont(for: fonts[2], maximumPointSize: 12).pointSize == 12)
  }

  @Test("layouts of tables and collections load their cells")
  func layouts() {
    let table = TableRecorder(rows: 2)
    let phone = Phone(table.table)
    table.table.layoutIfNeeded()
    #expect(table.table.visibleCells.count == 2)
    table.sections = [["x"]]
    table.table.reloadData()
    table.table.layoutIfNeeded()
    #expect(table.table.visibleCells.map { $0.textLabel?.text } == ["x"])
    #expect(phone.findings == [])
  }

  @Test("a collection's items and sections are moved, inserted, deleted and reloaded")
  func collectionUpdates() {
    final class Source: UICollectionViewDataSource {
      var sections = [["a", "b"], ["c"]]
      func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.accessibilityLabel = sections[path.section][path.item]
        return cell
      }
    }
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let phone = Phone(view)
    func shown() -> [String] {
      phone.lines.filter { $0.hasPrefix("cell") }.map { String($0.dropFirst(5)) }
    }
    func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
    #expect(shown() == [#""a""#, #""b""#, #""c""#])
    source.sections[0] = ["b", "a"]
    view.moveItem(at: path(0, 0), to: path(0, 1))
    #expect(shown() == [#""b""#, #""a""#, #""c""#])
    source.sections[0] = ["b", "x"]
    #expect(shown() == [#""b""#, #""a""#, #""c""#])
    view.reloadItems(at: [path(0, 1)])
    #expect(shown() == [#""b""#, #""x""#, #""c""#])
    source.sections.insert(["n"], at: 0)
    view.insertSections(IndexSet(integer: 0))
    #expect(shown() == [#""n""#, #""b""#, #""x""#, #""c""#])
    source.sections = [source.sections[1], source.sections[2], source.sections[0]]
    view.moveSection(0, toSection: 2)
    #expect(shown() == [#""b""#, #""x""#, #""c""#, #""n""#])
    source.sections[1] = ["y", "z"]
    view.reloadSections(IndexSet(integer: 1))
    #expect(shown() == [#""b""#, #""x""#, #""y""#, #""z""#, #""n""#])
    source.sections.remove(at: 0)
    view.deleteSections(IndexSet(integer: 0))
    #expect(shown() == [#""y""#, #""z""#, #""n""#])
    #expect(phone.findings == [])
  }
}
