import Foundation

/// A bar that is asked and told together with the delegate of its text field.
protocol TextFieldBar: AnyObject {
  func fieldMayBegin() -> Bool
  func fieldDidBegin()
  func fieldMayEnd() -> Bool
  func fieldDidEnd()
  func fieldMayChange(_ range: NSRange, to string: String) -> Bool
  func fieldDidChange()
  func fieldDidReturn()
}

extension UITextField {
  final var mayBegin: Bool {
    bar?.fieldMayBegin() ?? true && delegate?.textFieldShouldBeginEditing(self) ?? true
  }

  final var mayEnd: Bool {
    bar?.fieldMayEnd() ?? true && delegate?.textFieldShouldEndEditing(self) ?? true
  }

  final func didBegin() {
    if isSecureTextEntry, hasText { clearsOnInsertion = true }
    bar?.fieldDidBegin()
    delegate?.textFieldDidBeginEditing(self)
    post(UITextField.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    KeyboardVisibility.check()
    if clearsOnBeginEditing, hasText { pressClear() }
  }

  final func didEnd() {
    clearsOnInsertion = false
    bar?.fieldDidEnd()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(UITextField.textDidEndEditingNotification)
    sendActions(for: .editingDidEnd)
    KeyboardVisibility.check()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Returns whether a view with this mode is shown now.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    }
  }

  /// Asks the delegate, replaces the text, then sends editingChanged.
  private func edit(_ range: NSRange, _ string: String) {
    guard bar?.fieldMayChange(range, to: string) ?? true,
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return }
    let replacesAll = clearsOnInsertion && !string.isEmpty
    clearsOnInsertion = false
    buffer.replace(replacesAll ? buffer.whole : range, with: string)
    textDidChange()
  }

  private func textDidChange() {
    delegate?.textFieldDidChangeSelection(self)
    bar?.fieldDidChange()
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// Deletes the whole text as the delete key does.
  final func eraseAll() {
    edit(buffer.whole, "")
  }

  /// Presses the clear button.
  final func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    buffer.set("")
    textDidChange()
  }

  /// Inserts text at the cursor and sends editingChanged, without asking the delegate, as in UIKit.
  public final func insertText(_ text: String) {
    buffer.replace(buffer.selection, with: text)
    textDidChange()
  }

  /// Deletes before the cursor and sends editingChanged, without asking the delegate.
  public final func deleteBackward() {
    buffer.replace(buffer.rangeToDelete, with: "")
    textDidChange()
  }
}

extension UITextField: KeyboardTarget {
  final func press(_ key: String) {
    edit(buffer.selection, key)
  }

  final func pressDelete() {
    let range = clearsOnInsertion ? buffer.whole : buffer.rangeToDelete
    guard range.length > 0 else { return }
    edit(range, "")
  }

  /// Presses the return key; the field resigns only if a handler waits for `.editingDidEndOnExit`.
  final func pressReturn() -> Bool {
    guard hasText || !enablesReturnKeyAutomatically else { return false }
    let bar = self.bar
    if delegate?.textFieldShouldReturn(self) ?? true {
      let ends = allControlEvents.contains(.editingDidEndOnExit)
      sendActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
      if ends { resignFirstResponder() }
      alertController?.returnKeyPressed(in: self)
    }
    bar?.fieldDidReturn()
    return true
  }
}
