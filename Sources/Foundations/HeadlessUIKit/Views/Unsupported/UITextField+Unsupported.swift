public import Foundation

/// The members of `UITextField` without effect: values are stored, and methods do nothing.
extension UITextField {
  /// The minimum font size, in points.
  public final var minimumFontSize: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The background image.
  public final var background: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The background image while disabled.
  public final var disabledBackground: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The rules for a new password.
  public final var passwordRules: UITextInputPasswordRules? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The default attributes of the text.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// The attributes of newly typed text.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// A Boolean value that indicates whether the user can change text attributes.
  public final var allowsEditingTextAttributes: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The border style of a text field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// None, a line, a bezel or a rounded rectangle.
    case none, line, bezel, roundedRect
  }
}
