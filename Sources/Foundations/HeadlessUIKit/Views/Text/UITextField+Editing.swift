import Foundation

/// A bar that is asked and told along with the delegate of the field in it.
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

  /// Whether what shows in a mode shows now.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    }
  }

  /// Replaces a range as keys do: who may refuse is asked, who wants to know is told.
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

  /// Selects all and deletes it.
  final func eraseAll() {
    edit(buffer.whole, "")
  }

  /// Presses the clear button.
  final func pressClear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    buffer.set("")
    textDidChange()
  }

  /// Writes at the cursor by code: the delegate is not asked, but the event is sent, as in UIKit.
  public final func insertText(_ text: String) {
    buffer.replace(buffer.selection, with: text)
    textDidChange()
  }

  /// Deletes before the cursor by code: the delegate is not asked, but the event is sent.
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

  /// The field gives up the keyboard by itself only where something waits for `.editingDidEndOnExit`.
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
