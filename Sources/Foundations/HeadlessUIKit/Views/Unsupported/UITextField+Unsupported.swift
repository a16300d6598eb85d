public import Foundation

extension UITextField {
  /// The smallest size text is written in, in points; kept for the vocabulary.
  public final var minimumFontSize: CGFloat {
    get { stored(0) }
    set { store(newValue) }
  }

  /// The picture behind; kept for the vocabulary.
  public final var background: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The picture behind while it is disabled; kept for the vocabulary.
  public final var disabledBackground: UIImage? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// What a new password must be; kept for the vocabulary.
  public final var passwordRules: UITextInputPasswordRules? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// How text is written; kept for the vocabulary.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// How text is written from here on; kept for the vocabulary.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// Whether attributes of text can be changed; kept for the vocabulary.
  public final var allowsEditingTextAttributes: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// What a field looks like.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Without a border, or with one.
    case none, line, bezel, roundedRect
  }
}
