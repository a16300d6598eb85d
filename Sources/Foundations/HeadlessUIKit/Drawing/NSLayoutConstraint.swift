public import Foundation
public import HeadlessDevice

/// A relation between attributes of two views: it can be activated, and is never solved.
open class NSLayoutConstraint: NSObject {
  /// A layout attribute of a view.
  nonisolated public enum Attribute: Int, Sendable {
    /// No attribute, an edge, a dimension or the horizontal centre.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    /// The vertical centre and the baselines.
    case centerY, lastBaseline, firstBaseline
    /// The edges and centres within the margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    /// The centres within the margins.
    case centerXWithinMargins, centerYWithinMargins

    /// The baseline of the last line; the same attribute as `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation of the two sides of a constraint.
  nonisolated public enum Relation: Int, Sendable {
    /// At most, equal, or at least.
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// An axis of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// The horizontal or the vertical axis.
    case horizontal, vertical
  }

  /// The first item: a view or a layout guide.
  open var firstItem: AnyObject? { first.object }
  /// The attribute of that item.
  public let firstAttribute: Attribute
  /// The second item; nil if the constraint has only a constant.
  open var secondItem: AnyObject? { second.object }
  /// The attribute of that item.
  public let secondAttribute: Attribute
  /// The relation of the two sides.
  public let relation: Relation
  /// The factor applied to the second attribute.
  public let multiplier: CGFloat
  /// The constant added to the second side, in points.
  open var constant: CGFloat
  /// The priority.
  open var priority = UILayoutPriority.required
  /// The identifier used in debugging.
  open var identifier: String?

  private final let first: LayoutItem
  private final let second: LayoutItem

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// Activating a constraint between views without a common ancestor is a finding; UIKit raises an
  /// exception.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { checkAncestor() }
      pinEdge()
    }
  }

  /// Creates a constraint between two attributes.
  public init(
    item firstItem: Any?, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: Any?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    first = LayoutItem(firstItem as AnyObject?)
    self.firstAttribute = firstAttribute
    self.relation = relation
    second = LayoutItem(secondItem as AnyObject?)
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  /// Creates a constraint between the items of two anchors, which need no conversion.
  init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  // Released without a check that this is the main actor: there are several for each view.
  nonisolated deinit {}

  /// Creates a constraint without items, which holds the place of one that is made later.
  public override convenience init() {
    self.init(
      item: nil, attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func checkAncestor() {
    guard let first = Self.view(of: firstItem), let second = Self.view(of: secondItem),
      first !== second, Self.root(of: first) !== Self.root(of: second)
    else { return }
    Device.current.findings.report(
      .layout,
      """
      a constraint between a \(type(of: first)) and a \(type(of: second)) was activated while they \
      have no common ancestor; UIKit raises an exception. Add both to the tree of views first.
      """)
  }

  /// Tells a view that one of its edges is kept at its superview's, or no longer is.
  private func pinEdge() {
    guard relation == .equal, constant == 0, let edge = firstAttribute.edge,
      edge == secondAttribute.edge, let first = Self.viewWithEdges(of: firstItem),
      let second = Self.viewWithEdges(of: secondItem)
    else { return }
    if first.parent === second {
      first.pin(edge, isActive)
    } else if second.parent === first {
      second.pin(edge, isActive)
    }
  }

  /// The view that has an item's edges: the item itself, or the view whose safe area it is.
  private static func viewWithEdges(of item: AnyObject?) -> UIView? {
    if let view = item as? UIView { return view }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
    return guide === owner.safeAreaLayoutGuide ? owner : nil
  }

  private static func view(of item: AnyObject?) -> UIView? {
    guard let item else { return nil }
    if let view = item as? UIView { return view }
    return (item as? UILayoutGuide)?.owningView
  }

  private static func root(of view: UIView) -> UIView {
    var root = view
    while let parent = root.superview { root = parent }
    return root
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge that the attribute is, in a language that is read from left to right; nil if it is none.
  fileprivate var edge: UIRectEdge? {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left, .leading: .left
    case .right, .trailing: .right
    default: nil
    }
  }
}

extension UIView {
  fileprivate final func pin(_ edge: UIRectEdge, _ isPinned: Bool) {
    if isPinned { extras.pinnedEdges.insert(edge) } else { rare?.pinnedEdges.remove(edge) }
  }
}

extension Finding.Kind {
  /// A constraint that UIKit would reject.
  public static let layout = Finding.Kind(rawValue: "layout")
}

/// The priority of a constraint, from 1 to 1000.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A required constraint.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view fits its content.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a priority that is higher by a number.
  public static func + (priority: Self, number: Float) -> Self {
    Self(priority.rawValue + number)
  }
  /// Returns a priority that is lower by a number.
  public static func - (priority: Self, number: Float) -> Self {
    Self(priority.rawValue - number)
  }
}
