// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
public import UIKit

/// One attribute of an item.
public protocol Property {
  var attribute: LayoutAttribute { get }
  var context: Context { get }
  var item: AnyObject { get }
}

public protocol NumericalEquality: Property {}
public protocol RelativeEquality: Property {}
public protocol NumericalInequality: Property {}
public protocol RelativeInequality: Property {}
public protocol Addition: Property {}
public protocol Multiplication: Property {}

/// Several attributes of an item, which relate to those of another one by one.
public protocol Compound {
  var context: Context { get }
  var properties: [any Property] { get }
}

public protocol RelativeCompoundEquality: Compound {}
public protocol RelativeCompoundInequality: Compound {}

public struct Edge: Property, RelativeEquality, RelativeInequality, Addition, Multiplication {
  public let attribute: LayoutAttribute
  public let context: Context
  public let item: AnyObject

  init(_ context: Context, _ item: AnyObject, _ attribute: LayoutAttribute) {
    self.attribute = attribute
    self.context = context
    self.item = item
  }
}

public struct Dimension: Property, NumericalEquality, RelativeEquality, NumericalInequality,
  RelativeInequality, Addition, Multiplication
{
  public let attribute: LayoutAttribute
  public let context: Context
  public let item: AnyObject

  init(_ context: Context, _ item: AnyObject, _ attribute: LayoutAttribute) {
    self.attribute = attribute
    self.context = context
    self.item = item
  }
}

public struct Point: Compound, RelativeCompoundEquality, RelativeCompoundInequality {
  public let context: Context
  public let properties: [any Property]

  init(_ context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}

public struct Size: Compound, RelativeCompoundEquality, RelativeCompoundInequality {
  public let context: Context
  public let properties: [any Property]

  init(_ context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }
}

public struct Edges: Compound, RelativeCompoundEquality, RelativeCompoundInequality {
  public let context: Context
  public let properties: [any Property]

  init(_ context: Context, _ properties: [any Property]) {
    self.context = context
    self.properties = properties
  }

  public func inseted(
    top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  ) -> Expression<Edges> {
    Expression(self, [top, leading, -bottom, -trailing].map { Coefficients(constant: $0) })
  }

  public func inseted(horizontally: CGFloat, vertically: CGFloat) -> Expression<Edges> {
    inseted(top: vertically, leading: horizontally, bottom: vertically, trailing: horizontally)
  }

  public func inseted(horizontally: CGFloat) -> Expression<Edges> {
    inseted(horizontally: horizontally, vertically: 0)
  }

  public func inseted(vertically: CGFloat) -> Expression<Edges> {
    inseted(horizontally: 0, vertically: vertically)
  }

  public func inseted(by value: CGFloat) -> Expression<Edges> {
    inseted(horizontally: value, vertically: value)
  }

  public func inseted(by insets: UIEdgeInsets) -> Expression<Edges> {
    inseted(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

public func inset(_ edges: Edges, _ all: CGFloat) -> Expression<Edges> { edges.inseted(by: all) }

public func inset(
  _ edges: Edges, _ horizontal: CGFloat, _ vertical: CGFloat
) -> Expression<Edges> { edges.inseted(horizontally: horizontal, vertically: vertical) }

public func inset(_ edges: Edges, horizontally horizontal: CGFloat) -> Expression<Edges> {
  edges.inseted(horizontally: horizontal)
}

public func inset(_ edges: Edges, vertically vertical: CGFloat) -> Expression<Edges> {
  edges.inseted(vertically: vertical)
}

public func inset(
  _ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
) -> Expression<Edges> {
  edges.inseted(top: top, leading: leading, bottom: bottom, trailing: trailing)
}

public func inset(_ edges: Edges, _ insets: UIEdgeInsets) -> Expression<Edges> {
  edges.inseted(by: insets)
}
