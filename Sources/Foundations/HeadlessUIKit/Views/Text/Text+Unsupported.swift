public import Foundation

extension UITextField {
  /// The smallest size text is written in, in points; kept for the vocabulary.
  public final var minimumFontSize: CGFloat {
    get { look(0) }
    set { setLook(newValue) }
  }

  /// The picture behind; kept for the vocabulary.
  public final var background: UIImage? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// The picture behind while it is disabled; kept for the vocabulary.
  public final var disabledBackground: UIImage? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// What a new password must be; kept for the vocabulary.
  public final var passwordRules: UITextInputPasswordRules? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// How text is written; kept for the vocabulary.
  public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { look([:]) }
    set { setLook(newValue) }
  }

  /// How text is written from here on; kept for the vocabulary.
  public final var typingAttributes: [NSAttributedString.Key: Any]? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// Whether attributes of text can be changed; kept for the vocabulary.
  public final var allowsEditingTextAttributes: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }
}

extension UITextView {
  /// How links are written; kept for the vocabulary.
  public final var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { look([:]) }
    set { setLook(newValue) }
  }

  /// How text is written from here on; kept for the vocabulary.
  public final var typingAttributes: [NSAttributedString.Key: Any] {
    get { look([:]) }
    set { setLook(newValue) }
  }

  /// What becomes a link; kept for the vocabulary.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { look([]) }
    set { setLook(newValue) }
  }

  /// Whether attributes of text can be changed; kept for the vocabulary.
  public final var allowsEditingTextAttributes: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }

  /// What a new password must be; kept for the vocabulary.
  public final var passwordRules: UITextInputPasswordRules? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// The place of the text; kept for the vocabulary.
  public final var textContainer: NSTextContainer {
    if let container: NSTextContainer = look(nil) { return container }
    let made = NSTextContainer()
    setLook(made)
    return made
  }

  /// Scrolls until a part of the text is in sight; accepted.
  public final func scrollRangeToVisible(_ range: NSRange) {}
}

extension UISearchBar {
  /// Whether the bar shines through; kept for the vocabulary.
  public final var isTranslucent: Bool {
    get { look(true) }
    set { setLook(newValue) }
  }

  /// The picture behind; kept for the vocabulary.
  public final var backgroundImage: UIImage? {
    get { look(nil) }
    set { setLook(newValue) }
  }

  /// Whether a button shows bookmarks; kept for the vocabulary.
  public final var showsBookmarkButton: Bool {
    get { look(false) }
    set { setLook(newValue) }
  }

  /// What the return key says.
  public final var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// What the keyboard has.
  public final var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// Gives an icon a picture in a state; accepted.
  public final func setImage(
    _ iconImage: UIImage?, for icon: Icon, state: UIControl.State
  ) {}

  /// An icon of the bar.
  nonisolated public enum Icon: Int, Sendable {
    /// The magnifying glass, the cross, the book, or the list.
    case search, clear, bookmark, resultsList
  }
}

/// The place of a text; kept for the vocabulary.
open class NSTextContainer {
  /// The distance of lines from the sides, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there can be; 0 for any number.
  open var maximumNumberOfLines = 0
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// A place of any size.
  public init() {}
}

/// What becomes a link in a text; kept for the vocabulary.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Types of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All of it.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// What a new password must be; kept for the vocabulary.
public final class UITextInputPasswordRules {
  /// The rules in Apple's language for them.
  public let passwordRulesDescriptor: String

  /// Rules in Apple's language for them.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
