public import Foundation

/// Text that does not change by a person's hand.
open class UILabel: UIView {
  /// What it says.
  open var text: String? {
    get { string }
    set {
      string = newValue
      attributes = nil
    }
  }

  private var string: String?
  private var attributes: NSAttributedString?

  /// What it says, with its attributes.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributes = newValue
    }
  }

  override var takesTouchesByDefault: Bool { false }
  override var isElementByDefault: Bool { true }

  /// An empty label is nothing to VoiceOver, unless it has a label or an identifier of its own.
  package override var elementType: ElementType? {
    guard isAccessibilityElement else { return nil }
    let isEmpty = string?.isEmpty ?? true
    if isEmpty, accessibilityLabel == nil, accessibilityIdentifier == nil { return nil }
    return accessibilityTraits.isEmpty ? .staticText : plainElementType
  }

  package override var elementLabel: String { accessibilityLabel ?? text ?? "" }

  package override func elementHasLabel(_ text: String) -> Bool {
    accessibilityLabel == nil ? self.text == text : accessibilityLabel == text
  }

  // MARK: Stored, without effect

  /// The font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize)

  /// The colour of the text.
  open var textColor: UIColor! = .label

  /// How lines lie across.
  open var textAlignment = NSTextAlignment.natural

  /// How many lines there may be; 0 for as many as needed.
  open var numberOfLines = 1

  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// Whether the text is drawn as one can act on.
  open var isEnabled = true

  /// Whether the font may shrink to let the text fit.
  open var adjustsFontSizeToFitWidth = false

  /// How far it may shrink.
  open var minimumScaleFactor: CGFloat = 0

  /// Whether the font follows the reader's wishes.
  open var adjustsFontForContentSizeCategory = false

  /// How wide lines may be, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The shadow's colour; kept for the vocabulary.
  open var shadowColor: UIColor?

  /// How far the shadow is moved; kept for the vocabulary.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The colour of highlighted text; kept for the vocabulary.
  open var highlightedTextColor: UIColor?

  /// Whether the text is highlighted; kept for the vocabulary.
  open var isHighlighted = false

  /// Whether letters move closer before text is cut off; kept for the vocabulary.
  open var allowsDefaultTighteningForTruncation = false
}
