public import Foundation

/// A view that arranges views in a row or a column.
open class UIStackView: UIView {

  @exclusivity(unchecked)  // each access is over at once
  private var arranged: [UIView] = []

  /// Creates a stack view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack view that is read from a file; it cannot fail, as in UIKit.
  public required init(coder: NSCoder) {
    // The initializer of views never returns nil.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
  }

  /// Creates a stack view of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    arranged.reserveCapacity(views.count)
    for view in views { addArrangedSubview(view) }
  }

  /// The arranged views; their order may differ from that of the subviews.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds an arranged view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Inserts an arranged view at an index.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arranged.removeAll(identicalTo: view)
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Removes an arranged view, which stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    arranged.removeAll(identicalTo: view)
  }

  /// Removes the view from the arranged views.
  open override func willRemoveSubview(_ subview: UIView) {
    arranged.removeAll(identicalTo: subview)
    super.willRemoveSubview(subview)
  }

  /// Visits the arranged views in their order, then the other subviews.
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return visitContextMenu(body) }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    for view in arranged where !view.isOutOfSight {
      if body(view) { return true }
    }
    guard children.count > arranged.count else { return false }
    for view in children where !view.isOutOfSight && !arranged.contains(identicalTo: view) {
      if body(view) { return true }
    }
    return false
  }

  // MARK: Without effect

  /// The axis: horizontal for a row, vertical for a column.
  open var axis = NSLayoutConstraint.Axis.horizontal

  /// The distribution of views along the axis.
  open var distribution = Distribution.fill

  /// The alignment of views across the axis.
  open var alignment = Alignment.fill

  /// The spacing between views, in points.
  open var spacing: CGFloat = 0

  /// A Boolean value that indicates whether the layout margins are respected.
  open var isLayoutMarginsRelativeArrangement = false

  /// Does nothing: nothing is laid out.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
