public import Foundation

/// The delegate of a text field.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells the delegate that editing ended, with the reason; by default calls the method without
  /// one.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether keys may replace a range, in UTF-16 units; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells the delegate that the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the clear button may clear the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Returns whether the return key does its default action; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
