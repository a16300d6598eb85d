// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
public import CoreGraphics
public import HeadlessUIKit

// MARK: One attribute

@discardableResult
public func == (lhs: any NumericalEquality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, nil, Coefficients(constant: rhs))
}
@discardableResult
public func <= (lhs: any NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, nil, Coefficients(constant: rhs))
}
@discardableResult
public func >= (lhs: any NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, nil, Coefficients(constant: rhs))
}

@discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, rhs)
}
@discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .equal, rhs.value, rhs.coefficients[0])
}
@discardableResult
public func <= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, rhs)
}
@discardableResult
public func <= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .lessThanOrEqual, rhs.value, rhs.coefficients[0])
}
@discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.context.add(lhs, .greaterThanOrEqual, rhs.value, rhs.coefficients[0])
}

// MARK: Several

@discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .equal, rhs)
}
@discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: Expression<P>) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .equal, rhs.value, rhs.coefficients)
}
@discardableResult
public func <= <P: RelativeCompoundInequality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .lessThanOrEqual, rhs)
}
@discardableResult
public func >= <P: RelativeCompoundInequality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .greaterThanOrEqual, rhs)
}
@discardableResult
public func <= <P: RelativeCompoundInequality>(
  lhs: P, rhs: Expression<P>
) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .lessThanOrEqual, rhs.value, rhs.coefficients)
}
@discardableResult
public func >= <P: RelativeCompoundInequality>(
  lhs: P, rhs: Expression<P>
) -> [NSLayoutConstraint] {
  lhs.context.add(lhs, .greaterThanOrEqual, rhs.value, rhs.coefficients)
}

// MARK: Priorities

precedencegroup CarthographyPriorityPrecedence {
  lowerThan: ComparisonPrecedence
  higherThan: AssignmentPrecedence
}

infix operator ~ : CarthographyPriorityPrecedence

@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: LayoutPriority) -> NSLayoutConstraint {
  lhs.priority = rhs
  return lhs
}
@discardableResult
public func ~ (lhs: NSLayoutConstraint, rhs: Float) -> NSLayoutConstraint {
  lhs ~ LayoutPriority(rawValue: rhs)
}
@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: LayoutPriority) -> [NSLayoutConstraint] {
  lhs.map { $0 ~ rhs }
}
@discardableResult
public func ~ (lhs: [NSLayoutConstraint], rhs: Float) -> [NSLayoutConstraint] {
  lhs.map { $0 ~ rhs }
}
