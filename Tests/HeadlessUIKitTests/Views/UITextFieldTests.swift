import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that writes everything down, and answers as it is told.
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

/// A text view's delegate that writes everything down, and refuses an x.
private final class Writer: UITextViewDelegate {
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

  @Test("typing focuses, then asks and tells for every key")
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

  @Test("a refused key changes nothing and tells nobody; places count in UTF-16")
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

  @Test("a field that may not end keeps the keyboard, and the other says why")
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

  @Test("keys go on where a delegate passes the keyboard on in the middle")
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

  @Test("a field that hides in the middle of typing ends it with a refusal")
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

  @Test("the return key asks; the keyboard stays unless something waits for its exit")
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

  @Test("a field is cleared by its button where it shows, else by deleting everything")
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

  @Test("a secure field shows dots, and its text is replaced when it is edited anew")
  func secure() throws {
    let password = field("Password")
    password.isSecureTextEntry = true
    let phone = Phone(password)
    try password.performType("secret")
    #expect(phone.lines == ["secureTextField \"Password\" = \"••••••\" focused"])
    password.resignFirstResponder()
    try password.performType("new")
    #expect(password.text == "new")
  }

  @Test("text set by code tells nobody")
  func settingByCode() {
    let email = field("Email")
    _ = Phone(email)
    email.text = nil
    email.text = "ann"
    #expect(email.text == "ann" && diary.lines == [])
  }

  @Test("a disabled field refuses keys, and one whose delegate says no")
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

  @Test(
    "a field that wants the keyboard before it is in a window gets it there, and loses it outside")
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
    "endEditing takes the keyboard from what is in a view, by force without asking for an answer")
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

  @Test("keys go where the cursor is, and replace what is selected")
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

  @Test("a text view asks and tells for every key, and its return key writes a line")
  func textViews() throws {
    let (view, writer) = (UITextView(), Writer())
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
