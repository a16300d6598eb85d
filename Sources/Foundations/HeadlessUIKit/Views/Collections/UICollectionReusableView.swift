public import Foundation

/// A view of a collection that can be used again for other content.
open class UICollectionReusableView: UIView, ReusableView {
  /// The identifier for reuse; nil for a view that is not reused.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view without an identifier.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  /// Creates a view of a registered class; a collection calls it.
  ///
  /// A subclass that overrides `init(frame:)` inherits it.
  public required convenience init(reusableAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the view for reuse; does nothing unless overridden.
  open func prepareForReuse() {}

  /// Never called: nothing is laid out.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Never called: nothing is laid out.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}
