public import Foundation

/// Views in a row or a column.
open class UIStackView: UIView {
  /// The space of the system between views.
  nonisolated public static let spacingUseSystem: CGFloat = 1.175_494_350_822_287_5e-38

  /// The stack's own space after a view.
  nonisolated public static let spacingUseDefault: CGFloat = 3.402_823_466_385_288_6e+38

  /// How views share the room along the axis.
  nonisolated public enum Distribution: Int, Sendable {
    /// Filling it, filling it equally or in proportion, or with equal gaps or centres.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the axis.
  nonisolated public enum Alignment: Int, Sendable {
    /// Over the whole, at the beginning, by the first line, in the middle, at the end.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the top, another word for the beginning of a row.
    public static let top = Alignment.leading
    /// At the bottom, another word for the end of a row.
    public static let bottom = Alignment.trailing
  }

  private var arranged: [UIView] = []

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

  /// Accepted; nothing is laid out.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}

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
}
