public import Foundation

extension UITextView {
  /// How links are written; kept for the vocabulary.
  public final var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// How text is written from here on; kept for the vocabulary.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// What becomes a link; kept for the vocabulary.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { stored([]) }
    set { store(newValue) }
  }

  /// Whether attributes of text can be changed; kept for the vocabulary.
  public final var allowsEditingTextAttributes: Bool {
    get { stored(false) }
    set { store(newValue) }
  }

  /// What a new password must be; kept for the vocabulary.
  public final var passwordRules: UITextInputPasswordRules? {
    get { stored(nil) }
    set { store(newValue) }
  }

  /// The place of the text; kept for the vocabulary.
  public final var textContainer: NSTextContainer {
    if let container: NSTextContainer = stored(nil) { return container }
    let made = NSTextContainer()
    store(made)
    return made
  }

  /// Scrolls until a part of the text is in sight; accepted.
  public final func scrollRangeToVisible(_ range: NSRange) {}
}
