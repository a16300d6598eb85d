public import Foundation

/// Views in a row or a column.
open class UIStackView: UIView {

  private var arranged: [UIView] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arranged.reserveCapacity(views.count)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in their order, which need not be the order of the subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll { $0 === view }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Takes a view out of the order; it stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll { $0 === view }
  }

  /// Takes a view out of the order as well.
  open override func willRemoveSubview(_ subview: UIView) {
    arranged.removeAll { $0 === subview }
    super.willRemoveSubview(subview)
  }

  /// Reads the views in their order, then those that are only subviews.
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return false }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    for view in arranged where !view.isOutOfSight {
      if body(view) { return true }
    }
    guard children.count > arranged.count else { return false }
    for view in children where !view.isOutOfSight && !arranged.contains(where: { $0 === view }) {
      if body(view) { return true }
    }
    return false
  }

  // MARK: Without effect

  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// How views share the room along the axis.
  open var distribution = Distribution.fill

  /// How views lie across the axis.
  open var alignment = Alignment.fill

  /// The gap between views, in points.
  open var spacing: CGFloat = 0

  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false

  /// Accepted; nothing is laid out.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
