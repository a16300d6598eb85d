import HeadlessUIKit
import Testing

/// A field for one digit of a code, which goes back when delete is pressed in it while empty.
private final class DigitField: UITextField {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func deleteBackward() {
    diary.write("delete \(text ?? "")")
    super.deleteBackward()
  }

  override func insertText(_ text: String) {
    diary.write("insert \(text)")
    super.insertText(text)
  }
}

private final class Digits: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string != "x" }
}

@Suite("UIKeyInput of fields and text views")
struct KeyInputTests {
  @Test("keys call insertText and deleteBackward, also delete in an empty field")
  func overrides() throws {
    let diary = Diary()
    let field = DigitField(diary)
    let digits = Digits()
    field.delegate = digits
    field.addTarget(diary, for: .editingChanged) { $0.write("changed") }
    _ = Phone(field)
    try field.performType("7x\u{8}\u{8}")
    #expect(diary.lines == ["insert 7", "changed", "delete 7", "changed", "delete "])
    #expect(field.text == "")
  }

  @Test("the first key in a secure field with text replaces the text")
  func secure() throws {
    let field = UITextField()
    field.isSecureTextEntry = true
    field.text = "old"
    _ = Phone(field)
    try field.performType("ab")
    #expect(field.text == "ab")
  }

  @Test("deleteBackward at the beginning of a text view tells the delegate nothing")
  func nothingToDelete() {
    final class Listener: UITextViewDelegate {
      let diary = Diary()
      func textViewDidChange(_ textView: UITextView) { diary.write(textView.text) }
    }
    let (view, listener) = (UITextView(), Listener())
    view.delegate = listener
    view.insertText("a")
    view.deleteBackward()
    view.deleteBackward()
    #expect(listener.diary.lines == ["a", ""])
  }
}
