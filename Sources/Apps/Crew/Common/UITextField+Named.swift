import HeadlessUIKit

extension UITextField {
  /// A field that says what it is for.
  convenience init(named name: String) {
    self.init(frame: .zero)
    accessibilityLabel = name
    placeholder = name
  }
}
