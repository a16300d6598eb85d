// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
internal import UIKit

/// The constraints that a closure describes.
public class Context {
  private(set) var constraints: [NSLayoutConstraint] = []

  func add(
    _ property: any Property, _ relation: LayoutRelation, _ other: (any Property)?,
    _ coefficients: Coefficients = Coefficients()
  ) -> NSLayoutConstraint {
    (property.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let constraint = NSLayoutConstraint(
      item: property.item, attribute: property.attribute, relatedBy: relation,
      toItem: other?.item, attribute: other?.attribute ?? .notAnAttribute,
      multiplier: coefficients.multiplier, constant: coefficients.constant)
    constraints.append(constraint)
    return constraint
  }

  func add(
    _ compound: any Compound, _ relation: LayoutRelation, _ other: any Compound,
    _ coefficients: [Coefficients]? = nil
  ) -> [NSLayoutConstraint] {
    zip(compound.properties, other.properties).enumerated().map { index, pair in
      add(pair.0, relation, pair.1, coefficients?[index] ?? Coefficients())
    }
  }
}

/// The constraints of a call, which a later call may replace.
public class ConstraintGroup {
  private var constraints: [NSLayoutConstraint] = []

  public init() {}

  public var active: Bool {
    get { constraints.allSatisfy(\.isActive) }
    set { for constraint in constraints { constraint.isActive = newValue } }
  }

  func replace(_ new: [NSLayoutConstraint]) {
    active = false
    constraints = new
    active = true
  }
}

public func constrain(clear group: ConstraintGroup) { group.replace([]) }

@discardableResult
public func constrain<each Item: LayoutItem>(
  _ item: repeat each Item, replace group: ConstraintGroup = .init(),
  block: (repeat (each Item).ProxyType) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(repeat (each item).asProxy(context: context))
  group.replace(context.constraints)
  return group
}

@discardableResult
public func constrain<T: LayoutItem>(
  _ items: [T], replace group: ConstraintGroup = .init(), block: ([T.ProxyType]) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(items.map { $0.asProxy(context: context) })
  group.replace(context.constraints)
  return group
}

@discardableResult
public func constrain<T, U: LayoutItem>(
  _ items: [T: U], replace group: ConstraintGroup = .init(), block: ([T: U.ProxyType]) -> Void
) -> ConstraintGroup {
  let context = Context()
  block(items.mapValues { $0.asProxy(context: context) })
  group.replace(context.constraints)
  return group
}
