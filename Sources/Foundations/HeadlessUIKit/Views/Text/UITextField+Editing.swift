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

  /// Asks the bar and the delegate whether the text may change.
  private func mayChange(_ range: NSRange, _ string: String) -> Bool {
    bar?.fieldMayChange(range, to: string) ?? true
      && delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
        ?? true
  }

  /// The range that the delete key removes.
  final var rangeToDelete: NSRange {
    clearsOnInsertion ? buffer.whole : buffer.rangeToDelete
  }

  final func replace(_ range: NSRange, with string: String) {
    clearsOnInsertion = false
    buffer.replace(range, with: string)
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
    if mayChange(buffer.whole, "") { replace(buffer.whole, with: "") }
  }

  /// Presses the clear button.
  final func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    buffer.set("")
    textDidChange()
  }
}

extension UITextField: KeyboardTarget {
  /// Asks the delegate, then calls `insertText(_:)`, which an app may override.
  final func press(_ key: String) {
    if mayChange(buffer.selection, key) { insertText(key) }
  }

  /// Asks the delegate if there is something to delete, then calls `deleteBackward()`.
  ///
  /// An empty field hears `deleteBackward()` too, as in UIKit: fields for codes override it.
  final func pressDelete() {
    let range = rangeToDelete
    if range.length == 0 || mayChange(range, "") { deleteBackward() }
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
