public import Foundation

/// Who is asked before a text field changes, and told after.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may get the keyboard; true unless implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// The field got the keyboard.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the field may lose the keyboard; true unless implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// The field lost the keyboard.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// The field lost the keyboard; unless implemented it calls the one without a reason, as UIKit does.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether keys may replace a range, in UTF-16 units, by a string; true unless implemented.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// The cursor is somewhere else, or something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button may empty the field; true unless implemented.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it does by itself; true unless implemented.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets it begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Lets it end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// Lets it change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Lets it be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Lets it do what it does by itself.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
