import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that records its calls and returns set answers.
private final class FieldDelegate: UITextFieldDelegate {
  let diary: Diary
  var mayBegin = true
  var mayEnd = true
  var mayClear = true
  var mayReturn = true
  var refused: Set<String> = []

  init(_ diary: Diary) { self.diary = diary }

  private func write(_ line: String, _ field: UITextField) {
    diary.write("\(field.placeholder ?? "") \(line)")
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    write("shouldBegin", textField)
    return mayBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { write("didBegin", textField) }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    write("shouldEnd", textField)
    return mayEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) { write("didEnd", textField) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    write("shouldChange \(range.location)+\(range.length) to \"\(string)\"", textField)
    return !refused.contains(string)
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    write("selection, \"\(textField.text ?? "")\"", textField)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    write("shouldClear", textField)
    return mayClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    write("shouldReturn", textField)
    return mayReturn
  }
}

/// A text view delegate that records its calls and refuses the letter x.
private final class TextViewDelegate: UITextViewDelegate {
  let diary = Diary()
  func textViewDidBeginEditing(_ textView: UITextView) { diary.write("didBegin") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    diary.write("shouldChange \(range.location)+\(range.length) to \(text.debugDescription)")
    return text != "x"
  }
  func textViewDidChange(_ textView: UITextView) { diary.write("didChange") }
  func textViewDidEndEditing(_ textView: UITextView) { diary.write("didEnd") }
}

@Suite("UITextField")
struct UITextFieldTests {
  private let diary = Diary()
  private let delegate: FieldDelegate

  init() { delegate = FieldDelegate(diary) }

  private func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.delegate = delegate
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.primaryActionTriggered, "primaryAction"),
    ]
    for (event, name) in events {
      field.addTarget(diary, for: event) { $0.write("\(placeholder) .\(name)") }
    }
    return field
  }

  @Test("typing makes the field first responder, then asks and tells the delegate for every key")
  func typing() throws {
    let email = field("Email")
    let phone = Phone(email)
    try email.performType("né")
    #expect(
      diary.lines == [
        "Email shouldBegin", "Email didBegin", "Email .editingDidBegin",
        "Email shouldChange 0+0 to \"n\"", "Email selection, \"n\"", "Email .editingChanged",
        "Email shouldChange 1+0 to \"é\"", "Email selection, \"né\"", "Email .editingChanged",
      ])
    #expect(phone.lines == ["textField \"Email\" = \"né\" focused"])
  }

  @Test("a refused key changes nothing and sends no event; ranges count UTF-16 units")
  func refusedKey() throws {
    let code = field("Code")
    _ = Phone(code)
    delegate.refused = ["x"]
    code.text = "😀"
    try code.performType("x1\u{8}\u{8}")
    #expect(
      diary.lines == [
        "Code shouldBegin", "Code didBegin", "Code .editingDidBegin",
        "Code shouldChange 2+0 to \"x\"", "Code shouldChange 2+0 to \"1\"",
        "Code selection, \"😀1\"", "Code .editingChanged", "Code shouldChange 2+1 to \"\"",
        "Code selection, \"😀\"", "Code .editingChanged", "Code shouldChange 0+2 to \"\"",
        "Code selection, \"\"", "Code .editingChanged",
      ])
  }

  @Test("a tap on another field ends editing the first before the second begins")
  func moving() throws {
    let (first, second) = (field("First"), field("Second"))
    let phone = Phone(first, second)
    try phone.tap("First")
    _ = diary.read()
    try phone.tap("Second")
    #expect(
      diary.read() == [
        "Second shouldBegin", "First shouldEnd", "First didEnd", "First .editingDidEnd",
        "Second didBegin", "Second .editingDidBegin",
      ])
    #expect(phone.lines == ["textField \"First\" = \"\"", "textField \"Second\" = \"\" focused"])
  }

  @Test(
    "a field that refuses to end editing stays first responder, and tapping another is refused with the reason"
  )
  func keeping() throws {
    let (first, second) = (field("First"), field("Second"))
    let phone = Phone(first, second)
    try phone.tap("First")
    delegate.mayEnd = false
    #expect(
      refusal { try second.performType("x") } == """
        textField "Second" does not take the keyboard: its delegate, or the one who has it, refuses.
        """)
    #expect(first.isFirstResponder && second.text == "")
  }

  @Test("typing continues in the field a delegate makes first responder")
  func passingOn() throws {
    final class OneKey: UITextFieldDelegate {
      weak var next: UITextField?
      func textFieldDidChangeSelection(_ textField: UITextField) { next?.becomeFirstResponder() }
    }
    let (first, second) = (field("1"), field("2"))
    let passes = OneKey()
    passes.next = second
    first.delegate = passes
    _ = Phone(first, second)
    try first.performType("47")
    #expect([first.text, second.text] == ["4", "7"])
  }

  @Test("a field that resigns during typing ends it with a refusal")
  func vanishing() {
    final class Vanishing: UITextFieldDelegate {
      func textFieldDidChangeSelection(_ textField: UITextField) {
        textField.removeFromSuperview()
      }
    }
    let field = UITextField()
    let delegate = Vanishing()
    field.delegate = delegate
    _ = Phone(field)
    #expect(
      refusal { try field.performType("ab") }
        == "the keyboard went away while \"ab\" was typed, before \"b\".")
    #expect(field.text == "a" && !field.isFirstResponder)
  }

  @Test("return asks the delegate; the field resigns only with an editingDidEndOnExit handler")
  func returning() throws {
    let email = field("Email")
    _ = Phone(email)
    try email.performSubmit()
    #expect(
      diary.read() == [
        "Email shouldBegin", "Email didBegin", "Email .editingDidBegin", "Email shouldReturn",
        "Email .primaryAction",
      ])
    #expect(email.isFirstResponder)
    email.addTarget(diary, for: .editingDidEndOnExit) { $0.write("exit") }
    try email.performType("\n")
    #expect(
      diary.read() == [
        "Email shouldReturn", "exit", "Email .primaryAction", "Email shouldEnd", "Email didEnd",
        "Email .editingDidEnd",
      ])
    delegate.mayReturn = false
    email.enablesReturnKeyAutomatically = true
    #expect(
      refusal { try email.performSubmit() } == """
        the return key of textField "Email" is disabled while the field is empty.
        """)
  }

  @Test("clearing uses the clear button if it is shown, otherwise deletes the text")
  func clearing() throws {
    let email = field("Email")
    _ = Phone(email)
    email.text = "ann"
    try email.performClear()
    #expect(
      diary.read().suffix(3) == [
        "Email shouldChange 0+3 to \"\"", "Email selection, \"\"", "Email .editingChanged",
      ])
    email.text = "ann"
    email.clearButtonMode = .whileEditing
    delegate.mayClear = false
    try email.performClear()
    #expect(diary.read() == ["Email shouldClear"])
    #expect(email.text == "ann")
  }

  @Test("a secure field shows dots, and the first key of a new edit replaces its text")
  func secure() throws {
    let password = field("Password")
    password.isSecureTextEntry = true
    let phone = Phone(password)
    try password.performType("secret")
    #expect(phone.lines == ["secureTextField \"Password\" = \"••••••\" focused"])
    password.resignFirstResponder()
    try password.performType("new")
    #expect(password.text == "new")
    password.resignFirstResponder()
    password.becomeFirstResponder()
    #expect(password.clearsOnInsertion)
    password.resignFirstResponder()
    #expect(!password.clearsOnInsertion)
    password.isSecureTextEntry = false
    try password.performType("er")
    #expect(password.text == "newer")
  }

  @Test(
    "a field that clears on editing asks the delegate to clear a text, and nothing where it is empty"
  )
  func clearsOnBeginning() throws {
    let email = field("Email")
    email.clearsOnBeginEditing = true
    _ = Phone(email)
    try email.performType("ann")
    email.resignFirstResponder()
    let first = diary.read()
    #expect(!first.contains("Email shouldClear"))
    email.becomeFirstResponder()
    #expect(diary.read().contains("Email shouldClear"))
    #expect(email.text == "")
  }

  @Test("setting text in code sends no event and calls no delegate method")
  func settingByCode() {
    let email = field("Email")
    _ = Phone(email)
    email.text = nil
    email.text = "ann"
    #expect(email.text == "ann" && diary.lines == [])
  }

  @Test("typing is refused by a disabled field and by one whose delegate refuses to begin")
  func refusing() {
    let email = field("Email")
    _ = Phone(email)
    delegate.mayBegin = false
    #expect(
      refusal { try email.performType("x") } == """
        textField "Email" does not take the keyboard: its delegate, or the one who has it, refuses.
        """)
    email.isEnabled = false
    #expect(
      refusal { try email.performType("x") }
        == "textField \"Email\" is disabled. Do first what enables it.")
  }

  @Test("a field or text that resigned before it had a window does not begin in one")
  func resignedBeforeWindow() {
    let (field, text) = (UITextField(), UITextView())
    for view in [field, text] {
      #expect(!view.becomeFirstResponder())
      #expect(view.resignFirstResponder())
    }
    let phone = Phone(field, text)
    phone.settle()
    #expect(!field.isFirstResponder && !text.isFirstResponder)
  }

  @Test(
    "becomeFirstResponder before the field has a window takes effect in one, and ends outside")
  func windows() {
    let email = field("Email")
    #expect(!email.becomeFirstResponder())
    let phone = Phone()
    phone.window.addSubview(email)
    #expect(email.isEditing)
    email.removeFromSuperview()
    #expect(!email.isEditing)
    #expect(
      diary.lines == [
        "Email shouldBegin", "Email didBegin", "Email .editingDidBegin", "Email didEnd",
        "Email .editingDidEnd",
      ])
  }

  @Test(
    "endEditing resigns the first responder in a view; forced, it ignores the delegate's answer")
  func endEditing() throws {
    let email = field("Email")
    let phone = Phone(email)
    try phone.tap("Email")
    delegate.mayEnd = false
    #expect(!phone.window.endEditing(false) && email.isEditing)
    _ = diary.read()
    #expect(phone.window.endEditing(true) && !email.isEditing)
    #expect(diary.lines == ["Email didEnd", "Email .editingDidEnd"])
  }

  @Test("keys are inserted at the cursor and replace the selection")
  func cursor() throws {
    let code = field("Code")
    _ = Phone(code)
    code.text = "12😀4"
    let smile = try #require(code.position(from: code.beginningOfDocument, offset: 2))
    let after = try #require(code.position(from: smile, offset: 2))
    let range = try #require(code.textRange(from: after, to: smile))
    #expect(code.text(in: range) == "😀" && !range.isEmpty)
    code.selectedTextRange = range
    try code.performType("3")
    #expect(code.text == "1234")
    try code.performType("x")
    #expect(code.text == "123x4")
    #expect(code.offset(from: code.beginningOfDocument, to: code.endOfDocument) == 5)
    #expect(code.position(from: code.endOfDocument, offset: 1) == nil)
    code.replace(range, withText: "")
    #expect(code.text == "124")
  }

  @Test("a text view asks and tells its delegate for every key, and return inserts a newline")
  func textViews() throws {
    let (view, writer) = (UITextView(), TextViewDelegate())
    view.accessibilityLabel = "Note"
    view.delegate = writer
    let phone = Phone(view)
    try view.performType("ax")
    try view.performSubmit()
    #expect(phone.lines == ["textView \"Note\" = \"a\n\" focused"])
    try view.performClear()
    view.resignFirstResponder()
    #expect(
      writer.diary.lines == [
        "didBegin", "shouldChange 0+0 to \"a\"", "didChange", "shouldChange 1+0 to \"x\"",
        "shouldChange 1+0 to \"\\n\"", "didChange", "shouldChange 0+2 to \"\"", "didChange",
        "didEnd",
      ])
    view.isEditable = false
    #expect(
      refusal { try view.performType("x") }
        == "textView \"Note\" cannot be typed into: isEditable is false.")
  }
}
