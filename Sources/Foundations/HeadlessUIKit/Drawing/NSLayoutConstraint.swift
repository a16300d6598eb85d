public import Foundation
public import HeadlessDevice

/// A relation between the edges and sizes of two views: kept, switched on and off, never solved.
open class NSLayoutConstraint {
  /// What of a view is related.
  nonisolated public enum Attribute: Int, Sendable {
    /// An edge, a size, a centre line, a base line, or nothing.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    /// Centre lines and base lines.
    case centerY, lastBaseline, firstBaseline
  }

  /// How the two sides compare.
  nonisolated public enum Relation: Int, Sendable {
    /// At most, exactly, or at least.
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  /// A direction.
  nonisolated public enum Axis: Int, Sendable {
    /// Across, or up and down.
    case horizontal, vertical
  }

  /// What the first side belongs to: a view or a layout guide.
  open private(set) weak var firstItem: AnyObject?
  /// What of it is related.
  public let firstAttribute: Attribute
  /// What the second side belongs to; nil for a constant alone.
  open private(set) weak var secondItem: AnyObject?
  /// What of it is related.
  public let secondAttribute: Attribute
  /// How the sides compare.
  public let relation: Relation
  /// What the second side is multiplied by.
  public let multiplier: CGFloat
  /// What is added to the second side, in points.
  open var constant: CGFloat
  /// How much it matters.
  open var priority = UILayoutPriority.required
  /// What tells it from others when one reads about it.
  open var identifier: String?

  /// Whether it holds; activating one between views of different trees is a finding, as it is an
  /// exception in UIKit.
  open var isActive = false {
    didSet { if isActive, !oldValue { checkAncestor() } }
  }

  /// Relates a view's attribute to another's.
  public init(
    item firstItem: AnyObject, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: AnyObject?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// Lets several hold.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Lets several hold no longer.
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

extension Finding.Kind {
  /// A constraint that cannot hold.
  public static let layout = Finding.Kind(rawValue: "layout")
}

/// How much a constraint matters, from 1 to 1000.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// A priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// Nearly required.
  public static let defaultHigh = UILayoutPriority(750)
  /// Little more than a wish.
  public static let defaultLow = UILayoutPriority(250)
  /// The wish to be as small as content allows.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
