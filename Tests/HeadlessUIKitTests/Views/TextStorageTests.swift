import HeadlessUIKit
import Testing

/// Source: the documentation of NSTextStorage, NSLayoutManager and UITextView.
@Suite("TextKit's storage, layout manager and container")
struct TextStorageTests {
  private final class StorageDelegate: NSTextStorageDelegate {
    var lines: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("will", editedMask, editedRange, delta) }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { note("did", editedMask, editedRange, delta) }

    private func note(
      _ word: String, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
    ) {
      lines.append("\(word) \(mask.rawValue) at \(range.location) of \(range.length), \(delta)")
    }
  }

  /// A storage that keeps its text itself, and shouts it.
  private nonisolated final class ShoutingStorage: NSTextStorage {
    private let kept = NSMutableAttributedString(string: "")

    override var string: String { kept.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      kept.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      kept.replaceCharacters(in: range, with: str.uppercased())
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      kept.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
  }

  private let delegate = StorageDelegate()

  @Test("each change is told of twice, and those between beginEditing and endEditing as one")
  func changes() {
    let storage = NSTextStorage(string: "one two")
    storage.delegate = delegate
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 5))
    #expect(
      delegate.lines == [
        "will 2 at 0 of 5, 2", "did 2 at 0 of 5, 2", "will 1 at 0 of 5, 0", "did 1 at 0 of 5, 0",
      ])
    delegate.lines = []
    storage.beginEditing()
    storage.append(NSAttributedString(string: "!", attributes: [.kern: 2]))
    storage.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(delegate.lines == [])
    storage.endEditing()
    #expect(delegate.lines.count == 2)
    #expect(storage.string == "two!")
    #expect(storage.length == 4)
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 2)
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test("a text view's storage has its text, and a change of one is a change of the other")
  func textView() throws {
    let view = UITextView()
    view.accessibilityLabel = "Note"
    view.text = "Hello"
    let phone = Phone(view)
    let storage = view.textStorage
    storage.delegate = delegate
    #expect(storage.string == "Hello")
    #expect(view.layoutManager.textStorage === storage)
    #expect(view.textContainer.layoutManager === view.layoutManager)
    try phone.find("Note")?.performType("!")
    #expect(storage.string == "Hello!")
    #expect(delegate.lines == ["will 2 at 5 of 1, 1", "did 2 at 5 of 1, 1"])
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    #expect(view.text == "Jello!")
    view.attributedText = NSAttributedString(string: "Bold", attributes: [.kern: 3])
    #expect(view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 3)
  }

  @Test("a text view shows the storage of its container, whose class may change what is typed")
  func ownStorage() throws {
    let storage = ShoutingStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.append(NSAttributedString(string: "hi", attributes: [.kern: 1]))
    #expect(storage.string == "HI")
    let view = UITextView(frame: .zero, textContainer: container)
    view.accessibilityLabel = "Note"
    let phone = Phone(view)
    #expect(view.textStorage === storage)
    #expect(view.text == "HI")
    try phone.find("Note")?.performType(" you")
    #expect(view.text == "HI YOU")
    #expect(storage.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 1)
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 4))
    var runs: [String] = []
    storage.enumerateAttribute(.kern, in: NSRange(location: 1, length: 3), options: .reverse) {
      value, range, _ in runs.append("\(value ?? "none") at \(range.location) of \(range.length)")
    }
    #expect(runs == ["2 at 2 of 2", "1 at 1 of 1"])
    let part = storage.attributedSubstring(from: NSRange(location: 1, length: 2))
    #expect(part.string == "I ")
    #expect(part.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
    #expect(view.attributedText.string == "HI YOU")
    let copy = storage.mutableCopy() as? NSMutableAttributedString
    #expect(copy?.string == "HI YOU")
    #expect(copy?.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 2)
  }

  @Test("a layout manager counts UTF-16 units as glyphs and lays nothing out")
  func layout() {
    let storage = NSTextStorage(string: "a😀")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 3)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 3))
    #expect(manager.usedRect(for: container) == .zero)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 5, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        == 0)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil)
    manager.removeTextContainer(at: 0)
    #expect(container.layoutManager == nil)
  }
}
