public import Foundation

/// A view that shows text.
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { string }
    set {
      string = newValue
      attributes = nil
    }
  }

  private var string: String?
  private var attributes: NSAttributedString?

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributes ?? text.map { NSAttributedString(string: $0) } }
    set {
      string = newValue?.string
      attributes = newValue
    }
  }

  override var takesTouchesByDefault: Bool { false }
  override var isElementByDefault: Bool { true }

  /// No element for an empty label, unless it has an accessibility label or an identifier.
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

  // MARK: Places and drawing, of which there are none

  /// Returns the bounds: nothing is laid out.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  { bounds }

  /// Never called, because nothing is drawn.
  open func drawText(in rect: CGRect) {}

  // MARK: Stored, without effect

  /// The font.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { LookChanges.add(oldValue, object: font) }
  }

  /// The text colour.
  open var textColor: UIColor! = .label { didSet { LookChanges.add(oldValue, textColor) } }

  /// The text alignment.
  open var textAlignment = NSTextAlignment.natural

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1

  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail

  /// A Boolean value that indicates whether the text is drawn as enabled.
  open var isEnabled = true

  /// A Boolean value that indicates whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false

  /// The vertical alignment of text that shrinks to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The smallest scale of the font.
  open var minimumScaleFactor: CGFloat = 0

  /// A Boolean value that indicates whether the font follows the content size category.
  open var adjustsFontForContentSizeCategory = false

  /// The preferred maximum width, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// The colour of the shadow.
  open var shadowColor: UIColor?

  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The colour of highlighted text.
  open var highlightedTextColor: UIColor?

  /// A Boolean value that indicates whether the text is highlighted.
  open var isHighlighted = false

  /// A Boolean value that indicates whether characters move closer before truncation.
  open var allowsDefaultTighteningForTruncation = false
}
