// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SnapKit's, and their documentation is too.
internal import Foundation
public import UIKit

/// The description of a constraint by an app's closure.
final class ConstraintDescription {
  let item: AnyObject
  var attributes: [NSLayoutConstraint.Attribute]
  var relation: NSLayoutConstraint.Relation?
  var related = ConstraintItem(nil, [])
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var multiplier: CGFloat = 1
  var priority: Float = 1000
  var label: String?
  private(set) lazy var constraint = Constraint(self)

  init(_ item: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.item = item
    self.attributes = attributes
  }
}

/// A line of a closure: as many constraints of UIKit as it has attributes.
public final class Constraint {
  public private(set) var layoutConstraints: [LayoutConstraint] = []
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  private weak var item: AnyObject?

  init(_ description: ConstraintDescription) {
    item = description.item
    layoutConstraints = description.attributes.indices.map { Self.layout(description, $0) }
  }

  private static func layout(_ description: ConstraintDescription, _ index: Int) -> LayoutConstraint
  {
    let attribute = description.attributes[index]
    var target = description.related.target
    var other = ConstraintAttributes.counterpart(
      of: index, in: description.attributes, among: description.related.attributes)
    if target == nil {
      // A number is a length, or the distance from the superview's edge.
      if attribute == .width || attribute == .height {
        other = .notAnAttribute
      } else {
        target = (description.item as? UIView)?.superview
        if attribute == .centerX { other = .left }
        if attribute == .centerY { other = .top }
      }
    }
    let constraint = LayoutConstraint(
      item: description.item, attribute: attribute,
      relatedBy: description.relation ?? .equal, toItem: target,
      attribute: target == nil ? .notAnAttribute : other, multiplier: description.multiplier,
      constant: description.constant.constant(for: attribute))
    constraint.priority = UILayoutPriority(description.priority)
    constraint.identifier = description.label
    return constraint
  }

  public func install() { activate() }
  public func uninstall() { deactivate() }

  public func activate() {
    LayoutConstraint.activate(layoutConstraints)
    item.map(InstalledConstraints.of)?.add(self)
  }

  public func deactivate() {
    LayoutConstraint.deactivate(layoutConstraints)
    item.map(InstalledConstraints.of)?.remove(self)
  }

  @discardableResult
  public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(offset) }

  @discardableResult
  public func update(inset: any ConstraintInsetTarget) -> Constraint { update(inset.insets) }

  @discardableResult
  public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(inset) }

  @discardableResult
  public func update(priority: any ConstraintPriorityTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(priority.constraintPriorityTargetValue)
    }
    return self
  }

  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    update(priority: priority as any ConstraintPriorityTarget)
  }

  public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }
  public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }
  public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

  private func update(_ constant: any ConstraintConstantTarget) -> Constraint {
    for constraint in layoutConstraints {
      constraint.constant = constant.constant(for: constraint.firstAttribute)
    }
    return self
  }

  /// Gives the constants to the constraints of the view that differ by nothing else.
  func updateExisting(_ installed: InstalledConstraints) {
    for constraint in layoutConstraints {
      guard let existing = installed.layoutConstraints.first(where: constraint.isLike) else {
        fatalError(
          "Updated constraint could not find existing matching constraint to update: \(constraint)")
      }
      existing.constant = constraint.constant
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func isLike(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}

nonisolated extension ConstraintInsetTarget {
  /// A number is the inset from each side.
  var insets: any ConstraintConstantTarget {
    guard let number = self as? any ConstraintNumber else { return self }
    let inset = CGFloat(number.constraintNumber)
    return UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}

nonisolated(unsafe) private var installedKey: UInt8 = 0

/// The constraints that closures have installed on a view or a guide.
final class InstalledConstraints {
  private var constraints: [Constraint] = []
  var label: String?

  var layoutConstraints: [LayoutConstraint] { constraints.flatMap(\.layoutConstraints) }

  static func of(_ item: AnyObject) -> InstalledConstraints {
    if let kept = objc_getAssociatedObject(item, &installedKey) as? InstalledConstraints {
      return kept
    }
    let new = InstalledConstraints()
    objc_setAssociatedObject(item, &installedKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  func add(_ constraint: Constraint) {
    if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
  }

  func remove(_ constraint: Constraint) { constraints.removeAll { $0 === constraint } }

  func removeAll() {
    for constraint in constraints { LayoutConstraint.deactivate(constraint.layoutConstraints) }
    constraints = []
  }
}
