/// The keyboard while an alert shows: it belongs to the alert's first field, or hides.
extension UIAlertController {
  /// Takes the keyboard from the field behind the alert, and gives it to the alert's first field.
  final func takeKeyboard() {
    if let field = UIApplication.shared.firstResponder as? any KeyboardTarget,
      field.resignFirstResponder()
    {
      fieldBehind = field
    }
    textFields?.first?.becomeFirstResponder()
  }

  /// Gives the keyboard back to the field behind the alert, unless another one has it.
  final func returnKeyboard() {
    textFields?.first { $0.isFirstResponder }?.resignFirstResponder()
    guard let field = fieldBehind else { return }
    fieldBehind = nil
    guard UIApplication.shared.firstResponder == nil, field.window != nil else { return }
    field.becomeFirstResponder()
  }
}
