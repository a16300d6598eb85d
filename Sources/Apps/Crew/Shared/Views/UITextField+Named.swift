package import HeadlessUIKit

extension UITextField {
  /// Creates a text field with the name as its placeholder and accessibility label.
  package convenience init(named name: String) {
    self.init(frame: .zero)
    accessibilityLabel = name
    placeholder = name
  }
}
