/// A view of a collection that goes out of use and comes back with other content.
open class UICollectionReusableView: UIView, Reusable {
  /// What the view is taken again by; nil for never.
  open internal(set) var reuseIdentifier: String?

  /// How a collection makes a view of a registered class; a class that overrides `init(frame:)` has it
  /// without writing it.
  public required convenience init(reusableAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is taken again; does nothing unless overridden.
  open func prepareForReuse() {}
}
