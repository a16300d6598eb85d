/// A view of a collection that can be used again for other content.
open class UICollectionReusableView: UIView, ReusableView {
  /// The identifier for reuse; nil for a view that is not reused.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view of a registered class; a collection calls it.
  ///
  /// A subclass that overrides `init(frame:)` inherits it.
  public required convenience init(reusableAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the view for reuse; does nothing unless overridden.
  open func prepareForReuse() {}
}
