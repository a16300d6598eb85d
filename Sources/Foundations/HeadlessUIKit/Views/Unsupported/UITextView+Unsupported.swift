public import Foundation

/// The members of `UITextView` without effect: values are stored, and methods do nothing.
extension UITextView {
  /// The attributes of links.
  public final var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// The attributes of newly typed text.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// The kinds of data shown as links.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { stored([]) }
    set { store(newValue) }
  }

  /// A Boolean value that indicates whether the user can change text attributes.
  public final var allowsEditingTextAttributes: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// The rules for a new password.
  public final var passwordRules: UITextInputPasswordRules? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Does nothing: nothing is laid out.
  public final func scrollRangeToVisible(_ range: NSRange) {}
}
