// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are IQKeyboardManager's, and their documentation is too.
public import HeadlessUIKit

private var distanceKey: UInt8 = 0

extension UIView {
  public var keyboardDistanceFromTextField: CGFloat {
    get { objc_getAssociatedObject(self, &distanceKey) as? CGFloat ?? 10 }
    set { objc_setAssociatedObject(self, &distanceKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }

  /// Gives a field a toolbar with a button Done, which calls a method of the target.
  public func addDoneOnKeyboardWithTarget(
    _ target: AnyObject?, action: Selector, shouldShowPlaceholder: Bool = false,
    titleAccessibilityLabel: String? = nil
  ) {
    addDoneOnKeyboardWithTarget(target, action: action, titleText: nil)
  }

  public func addDoneOnKeyboardWithTarget(
    _ target: AnyObject?, action: Selector, titleText: String?,
    titleAccessibilityLabel: String? = nil
  ) {
    let bar = IQToolbar()
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    bar.items = [
      space, UIBarButtonItem(barButtonSystemItem: .done, target: target, action: action),
    ]
    (self as? UITextField)?.inputAccessoryView = bar
    (self as? UITextView)?.inputAccessoryView = bar
  }
}

/// A text view with a placeholder.
open class IQTextView: UITextView {
  open var placeholder: String?
  open var placeholderTextColor: UIColor?
  open var attributedPlaceholder: NSAttributedString? {
    didSet { placeholder = attributedPlaceholder?.string }
  }
}
