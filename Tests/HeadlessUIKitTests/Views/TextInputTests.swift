import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Text inputs")
struct TextInputTests {
  private static func inputs() -> [any UITextInput] {
    let (field, view) = (UITextField(), UITextView())
    field.text = "Hi 😀 you"
    view.text = "Hi 😀 you"
    return [field, view]
  }

  @Test("a part of the text is found by its positions, replaced, and nothing is being composed")
  func positions() throws {
    for input in Self.inputs() {
      let (start, end) = (input.beginningOfDocument, input.endOfDocument)
      #expect(input.offset(from: start, to: end) == 9)
      let all = try #require(input.textRange(from: end, to: start))
      #expect(input.text(in: all) == "Hi 😀 you")
      let smile = try #require(input.position(from: start, offset: 3))
      let after = try #require(input.position(from: smile, offset: 2))
      #expect(input.position(from: end, offset: 1) == nil)
      #expect(input.position(from: start, offset: -1) == nil)
      #expect(input.markedTextRange == nil)
      let orders = [(start, end), (end, start), (smile, smile)].map { input.compare($0, to: $1) }
      #expect(orders == [.orderedAscending, .orderedDescending, .orderedSame])
      let range = try #require(input.textRange(from: smile, to: after))
      #expect(input.text(in: range) == "😀")
      input.replace(range, withText: "and")
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      #expect(whole.flatMap(input.text) == "Hi and you")
    }
  }

  @Test("the selection is what the next key replaces; without one it is at the end")
  func selection() throws {
    for input in Self.inputs() {
      let start = input.beginningOfDocument
      let two = try #require(input.position(from: start, offset: 2))
      input.selectedTextRange = input.textRange(from: start, to: two)
      let selected = try #require(input.selectedTextRange)
      #expect(input.text(in: selected) == "Hi")
      input.insertText("Hey")
      input.selectedTextRange = nil
      input.deleteBackward()
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      #expect(whole.flatMap(input.text) == "Hey 😀 yo")
      #expect(input.hasText)
    }
  }

  @Test("a text view's delegate hears of a selection by positions and of a replaced range")
  func delegate() throws {
    final class Listener: NSObject, UITextViewDelegate {
      var heard: [String] = []
      func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
      func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    }
    let (view, listener) = (UITextView(), Listener())
    view.text = "ab"
    view.delegate = listener
    let range = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
    view.replace(range, withText: "c")
    #expect(listener.heard == ["selection", "selection", "c"])
  }

  @Test("a text field's delegate hears of a selection by positions")
  func fieldDelegate() {
    final class Listener: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldDidChangeSelection(_ textField: UITextField) {
        heard.append(textField.selectedTextRange.flatMap(textField.text) ?? "none")
      }
    }
    let (field, listener) = (UITextField(), Listener())
    field.text = "ab"
    field.delegate = listener
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    field.selectedTextRange = nil
    #expect(listener.heard == ["ab", ""])
  }

  @Test("a pointer to an object replaces it where it is")
  func pointer() {
    #if !canImport(ObjectiveC)
      var text = "a"
      withUnsafeMutablePointer(to: &text) {
        let pointer = AutoreleasingUnsafeMutablePointer($0)
        pointer.pointee += "b"
        #expect(pointer.pointee == "ab")
      }
      #expect(text == "ab")
    #endif
  }
}
