/// A view that shows an image; not an accessibility element by default, as in UIKit.
///
/// One with an identifier or a label of its own is an element too, as in the tree of XCUITest.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { LookChanges.add(oldValue, object: image) } }

  /// A Boolean value that indicates whether an image grows with large text; stored, without effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Creates a view of an image and a highlighted image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: .zero)
  }

  /// Creates a view with a zero frame; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var takesTouchesByDefault: Bool { false }

  package override var elementType: ElementType? {
    guard isAccessibilityElement || accessibilityIdentifier != nil || accessibilityLabel != nil
    else { return nil }
    let traits = accessibilityTraits
    return traits.isEmpty || traits == .image ? .image : plainElementType
  }

  package override var elementLabel: String {
    accessibilityLabel ?? image?.accessibilityLabel ?? ""
  }

  // MARK: Stored, without effect

  /// The image shown while highlighted.
  open var highlightedImage: UIImage?

  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false { didSet { LookChanges.add(oldValue, isHighlighted) } }

  /// The symbol configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// The images of an animation, which is not shown.
  open var animationImages: [UIImage]?

  /// The images of an animation while highlighted, which is not shown.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one round of the animation, in seconds; 0 for a thirtieth a second for each image.
  open var animationDuration: Double = 0

  /// The number of rounds; 0 for no end.
  open var animationRepeatCount = 0

  /// A Boolean value that indicates whether the animation runs.
  open private(set) var isAnimating = false

  /// Begins the animation, which is not shown and runs until it is stopped.
  open func startAnimating() { isAnimating = animationImages?.isEmpty == false || isAnimating }

  /// Ends the animation.
  open func stopAnimating() { isAnimating = false }

  /// A Boolean value that indicates whether a focused view enlarges the image.
  open var adjustsImageWhenAncestorFocused = false
}
