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
}
