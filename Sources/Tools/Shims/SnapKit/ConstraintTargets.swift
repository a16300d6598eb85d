// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are SnapKit's, and their documentation is too.
public import Foundation
public import UIKit

public typealias ConstraintView = UIView
public typealias ConstraintLayoutGuide = UILayoutGuide
public typealias ConstraintLayoutSupport = UILayoutSupport
public typealias ConstraintInsets = UIEdgeInsets
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
public typealias LayoutConstraint = NSLayoutConstraint

// MARK: What a constraint relates to, and by how much

nonisolated public protocol ConstraintRelatableTarget {}
nonisolated public protocol ConstraintConstantTarget {}
nonisolated public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
nonisolated public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
nonisolated public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}

nonisolated public protocol ConstraintMultiplierTarget {
  var constraintMultiplierTargetValue: CGFloat { get }
}

nonisolated public protocol ConstraintPriorityTarget {
  var constraintPriorityTargetValue: Float { get }
}

/// A number, which may stand wherever one is expected.
nonisolated public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  var constraintNumber: Double { get }
}

nonisolated extension ConstraintNumber {
  public var constraintMultiplierTargetValue: CGFloat { CGFloat(constraintNumber) }
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }
}

nonisolated extension Int: ConstraintNumber {
  public var constraintNumber: Double { Double(self) }
}
nonisolated extension UInt: ConstraintNumber {
  public var constraintNumber: Double { Double(self) }
}
nonisolated extension Float: ConstraintNumber {
  public var constraintNumber: Double { Double(self) }
}
nonisolated extension Double: ConstraintNumber {
  public var constraintNumber: Double { self }
}
nonisolated extension CGFloat: ConstraintNumber {
  public var constraintNumber: Double { Double(self) }
}

nonisolated extension CGSize: ConstraintRelatableTarget, ConstraintConstantTarget {}
nonisolated extension CGPoint: ConstraintRelatableTarget, ConstraintConstantTarget {}
nonisolated extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintInsetTarget {}
nonisolated extension NSDirectionalEdgeInsets: ConstraintRelatableTarget,
  ConstraintDirectionalInsetTarget
{}
nonisolated extension ConstraintItem: ConstraintRelatableTarget {}
nonisolated extension UIView: ConstraintRelatableTarget {}
nonisolated extension UILayoutGuide: ConstraintRelatableTarget {}

nonisolated extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

nonisolated extension ConstraintConstantTarget {
  /// The constant that the value means for an attribute.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch self {
    case let number as any ConstraintNumber: CGFloat(number.constraintNumber)
    case let size as CGSize:
      attribute == .width ? size.width : attribute == .height ? size.height : 0
    case let point as CGPoint: attribute.constant(point)
    case let insets as UIEdgeInsets:
      attribute.constant(insets.top, insets.left, insets.bottom, insets.right)
    case let insets as NSDirectionalEdgeInsets:
      attribute.constant(insets.top, insets.leading, insets.bottom, insets.trailing)
    default: 0
    }
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  fileprivate func constant(_ point: CGPoint) -> CGFloat {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      point.x
    case .width, .height, .notAnAttribute: 0
    default: point.y
    }
  }

  fileprivate func constant(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
  ) -> CGFloat {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .top, .topMargin, .firstBaseline: top
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .notAnAttribute: 0
    }
  }
}

// MARK: Priorities

nonisolated public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable,
  ConstraintPriorityTarget, Sendable
{
  public let value: Float

  public init(floatLiteral value: Float) { self.value = value }
  public init(_ value: Float) { self.value = value }

  public static var required: ConstraintPriority { 1000.0 }
  public static var high: ConstraintPriority { 750.0 }
  public static var medium: ConstraintPriority { 500.0 }
  public static var low: ConstraintPriority { 250.0 }

  public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
  public func distance(to other: ConstraintPriority) -> Float { other.value - value }

  public var constraintPriorityTargetValue: Float { value }
}
