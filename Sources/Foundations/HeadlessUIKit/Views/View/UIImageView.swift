/// A picture on the screen; an element only where an app says so, as in UIKit.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Creates a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// Creates a view of a picture, and of another while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  override var takesTouchesByDefault: Bool { false }

  package override var elementType: ElementType? {
    guard isAccessibilityElement || accessibilityIdentifier != nil else { return nil }
    let traits = accessibilityTraits
    return traits.isEmpty || traits == .image ? .image : plainElementType
  }

  package override var elementLabel: String {
    accessibilityLabel ?? image?.accessibilityLabel ?? ""
  }

  // MARK: Stored, without effect

  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted.
  open var isHighlighted = false

  /// How symbols are drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
}
