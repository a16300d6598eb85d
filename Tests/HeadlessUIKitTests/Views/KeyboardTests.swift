import Foundation
import HeadlessUIKit
import Testing

@Suite("Keyboard notifications")
struct KeyboardTests {
  @Test("the keyboard posts notifications when it shows and hides, not between two fields")
  func passing() throws {
    let diary = Diary()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "willShow"),
      (UIResponder.keyboardDidShowNotification, "didShow"),
      (UIResponder.keyboardWillHideNotification, "willHide"),
      (UIResponder.keyboardDidHideNotification, "didHide"),
    ]
    let center = NotificationCenter.default
    let observers = names.map { name, word in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { diary.write(word) }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    let (field, view) = (UITextField(), UITextView())
    let phone = Phone(field, view)
    try field.performTap()
    phone.settle()
    #expect(diary.read() == ["willShow", "didShow"])
    try view.performTap()
    phone.settle()
    #expect(diary.read() == [])
    for input in [view, field] as [UIView] {
      try input.performTap()
      phone.settle()
      _ = diary.read()
      phone.window.endEditing(true)
      phone.settle()
      #expect(diary.read() == ["willHide", "didHide"])
    }
  }

  @Test("a text view that becomes first responder in code shows the keyboard, and hides it")
  func textView() {
    let diary = Diary()
    let observers = [
      (UIResponder.keyboardDidShowNotification, "shown"),
      (UIResponder.keyboardDidHideNotification, "hidden"),
    ].map { name, word in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { diary.write(word) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let view = UITextView()
    let phone = Phone(view)
    #expect(view.becomeFirstResponder())
    #expect(diary.read() == [])
    phone.settle()
    #expect(diary.read() == ["shown"])
    #expect(view.becomeFirstResponder())
    phone.settle()
    #expect(diary.read() == [])
    #expect(view.resignFirstResponder())
    phone.settle()
    #expect(diary.read() == ["hidden"])
  }

  /// Source: keyboardFrameEndUserInfoKey's documentation, "an NSValue object containing a CGRect";
  /// Swift's importer bridges it to CGRect.
  @Test("the keyboard's frame is read as a value and as a rectangle, its duration as a number")
  func frame() throws {
    let diary = Diary()
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let info = note.userInfo ?? [:]
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey]
      let time = info[UIResponder.keyboardAnimationDurationUserInfoKey]
      let line =
        "\((frame as? NSValue)?.cgRectValue == .zero) \(frame as? CGRect == .zero) "
        + "\(time as? Double == 0) \((time as? NSNumber)?.doubleValue == 0)"
      MainActor.assumeIsolated { diary.write(line) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let field = UITextField()
    let phone = Phone(field)
    try field.performTap()
    phone.settle()
    #expect(diary.read() == ["true true true true"])
  }

  @Test("a field's notifications carry the field")
  func fields() throws {
    let diary = Diary()
    let field = UITextField()
    let names: [(Notification.Name, String)] = [
      (UITextField.textDidBeginEditingNotification, "begin"),
      (UITextField.textDidChangeNotification, "change"),
      (UITextField.textDidEndEditingNotification, "end"),
    ]
    let center = NotificationCenter.default
    let observers = names.map { name, word in
      center.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { diary.write(word) }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    _ = Phone(field)
    try field.performType("a")
    field.resignFirstResponder()
    #expect(diary.lines == ["begin", "change", "end"])
  }
}
