import Foundation
import HeadlessUIKit
import Testing

@Suite("Touches and keys of text views")
struct TextViewTouchTests {
  private final class Refusing: NSObject, UITextViewDelegate {
    var ranges: [NSRange] = []
    var isAllowed = true

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      ranges.append(range)
      return isAllowed
    }
  }

  private let view = UITextView()

  @Test("a secure text view shows a dot for each character, and an accessibility value comes first")
  func secure() {
    view.text = "abc"
    #expect(view.elementValue == "abc")
    view.isSecureTextEntry = true
    #expect(view.elementValue == "•••")
    view.accessibilityValue = "spoken"
    #expect(view.elementValue == "spoken" && view.elementType == .textView)
    view.isAccessibilityElement = false
    #expect(view.elementType == nil)
  }

  @Test("a view that is neither editable nor selectable takes no focus; a selectable one does")
  func focus() {
    _ = Phone(view)
    view.isEditable = false
    #expect(view.canBecomeFirstResponder && view.becomeFirstResponder())
    #expect(view.resignFirstResponder() && view.resignFirstResponder())
    view.isSelectable = false
    #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
  }

  @Test("a view that cannot be edited is not cleared; an empty one asks nobody")
  func clearing() throws {
    let delegate = Refusing()
    view.delegate = delegate
    _ = Phone(view)
    try view.performClear()
    #expect(delegate.ranges == [])
    view.text = "abc"
    delegate.isAllowed = false
    try view.performClear()
    #expect(view.text == "abc" && delegate.ranges == [NSRange(location: 0, length: 3)])
    delegate.isAllowed = true
    try view.performClear()
    #expect(view.text == "")
    view.isEditable = false
    #expect(
      refusal { try view.performClear() } == "textView cannot be cleared: isEditable is false.")
    view.isUserInteractionEnabled = false
    #expect(refusal { try view.performTap() } != nil)
  }

  @Test("the delete key asks the delegate about the character before the cursor")
  func deleting() throws {
    let delegate = Refusing()
    view.delegate = delegate
    view.text = "ab"
    _ = Phone(view)
    delegate.isAllowed = false
    try view.performType("\u{8}")
    #expect(view.text == "ab")
    delegate.isAllowed = true
    try view.performType("\u{8}")
    #expect(view.text == "a")
    #expect(delegate.ranges == [NSRange(location: 1, length: 1), NSRange(location: 1, length: 1)])
  }

  @Test("the delete key in an empty view asks nobody, and the view hears of it")
  func deletingNothing() throws {
    final class Code: UITextView {
      var deletions = 0
      override func deleteBackward() { deletions += 1 }
    }
    let (code, delegate) = (Code(), Refusing())
    delegate.isAllowed = false
    code.delegate = delegate
    _ = Phone(code)
    try code.performType("\u{8}")
    #expect(code.deletions == 1 && delegate.ranges == [])
  }

  /// Source: the documentation of both methods: a link opens unless the delegate answers false.
  @Test("a delegate that does not say otherwise lets links open")
  func links() throws {
    let delegate: any UITextViewDelegate = Refusing()
    let (url, range) = (try #require(URL(string: "https://example.org")), NSRange())
    #expect(
      delegate.textView(
        view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction))
    #expect(delegate.textView(view, shouldInteractWith: url, in: range))
    let attachment = NSTextAttachment()
    #expect(delegate.textView(view, shouldInteractWith: attachment, in: range))
    #expect(
      delegate.textView(
        view, shouldInteractWith: attachment, in: range, interaction: .presentActions))
  }
}
