/// A control that shows a colour, and a picker of colours on a tap.
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The title, which the picker shows too.
  open var title: String?

  /// Whether the user may choose a transparent colour; stored: the colours offered are opaque.
  open var supportsAlpha = true

  /// The colour; nil for none.
  open var selectedColor: UIColor? { didSet { LookChanges.add(oldValue, selectedColor) } }

  package override var elementType: ElementType? { isAccessibilityElement ? .button : nil }
  package override var elementLabel: String { accessibilityLabel ?? title ?? "" }
  package override var elementValue: String? { accessibilityValue ?? selectedColor?.description }
  override var isElementByDefault: Bool { true }

  package override func performTap() throws(Refusal) {
    try super.performTap()
    let picker = UIColorPickerViewController()
    picker.title = title ?? picker.title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = self
    UIApplication.shared.topViewController?.present(picker, animated: true)
  }

  /// Takes the colour, and sends the actions for a changed value.
  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}
