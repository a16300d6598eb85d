import Foundation
import HeadlessUIKit
import Testing

/// A text view's delegate that writes the text at each change.
private final class TextListener: NSObject, UITextViewDelegate {
  let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  func textViewDidBeginEditing(_ textView: UITextView) { diary.write("delegate begin") }
  func textViewDidChange(_ textView: UITextView) { diary.write("delegate \(textView.text ?? "")") }
  func textViewDidEndEditing(_ textView: UITextView) { diary.write("delegate end") }
}

@Suite("Notifications of text views")
struct TextViewNotificationTests {
  @Test(
    "a text view posts the begin of editing, each change and the end after its delegate is told")
  func changes() throws {
    let (diary, view) = (Diary(), UITextView())
    let listener = TextListener(diary)
    view.delegate = listener
    let names: [(Notification.Name, String)] = [
      (UITextView.textDidBeginEditingNotification, "posted begin"),
      (UITextView.textDidChangeNotification, "posted change"),
      (UITextView.textDidEndEditingNotification, "posted end"),
    ]
    let center = NotificationCenter.default
    let observers = names.map { name, line in
      center.addObserver(forName: name, object: view, queue: nil) { _ in
        MainActor.assumeIsolated { diary.write(line) }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    _ = Phone(view)
    try view.performType("a")
    #expect(
      diary.read() == ["delegate begin", "posted begin", "delegate a", "posted change"])
    view.insertText("b")
    view.deleteBackward()
    #expect(
      diary.read() == ["delegate ab", "posted change", "delegate a", "posted change"])
    try view.performClear()
    view.deleteBackward()
    view.text = "set in code"
    #expect(diary.read() == ["delegate ", "posted change"])
    view.resignFirstResponder()
    #expect(diary.read() == ["delegate end", "posted end"])
  }

  @Test(
    "a text that clears on insertion is replaced by the next key, once, and not after a selection")
  func clearing() throws {
    let view = UITextView()
    _ = Phone(view)
    view.text = "old"
    view.clearsOnInsertion = true
    try view.performType("new")
    #expect(view.text == "new" && !view.clearsOnInsertion)
    view.clearsOnInsertion = true
    view.insertText("")
    #expect(view.text == "new" && !view.clearsOnInsertion)
    view.clearsOnInsertion = true
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("a ")
    #expect(view.text == "a new")
  }
}
