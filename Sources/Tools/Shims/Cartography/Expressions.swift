// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Cartography's, and their documentation is too.
public import CoreGraphics
internal import Foundation

/// The factor and the distance of an attribute.
struct Coefficients {
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
}

/// An attribute, or several, with a factor and a distance each.
public struct Expression<T> {
  let value: T
  let coefficients: [Coefficients]

  init(_ value: T, _ coefficients: [Coefficients]) {
    self.value = value
    self.coefficients = coefficients
  }

  fileprivate func adding(_ constant: CGFloat) -> Self {
    Self(
      value,
      coefficients.map { Coefficients(multiplier: $0.multiplier, constant: $0.constant + constant) }
    )
  }

  fileprivate func multiplied(by factor: CGFloat) -> Self {
    Self(
      value,
      coefficients.map {
        Coefficients(multiplier: $0.multiplier * factor, constant: $0.constant * factor)
      })
  }
}

extension Property {
  fileprivate var expression: Expression<Self> { Expression(self, [Coefficients()]) }
}

extension Size {
  fileprivate var expression: Expression<Size> {
    Expression(self, [Coefficients(), Coefficients()])
  }
}

extension LayoutSupport {
  fileprivate var expression: Expression<LayoutSupport> { Expression(self, [Coefficients()]) }
}

// MARK: Sums

public func + <P: Addition>(c: CGFloat, rhs: P) -> Expression<P> { rhs.expression.adding(c) }
public func + <P: Addition>(lhs: P, rhs: CGFloat) -> Expression<P> { lhs.expression.adding(rhs) }
public func + <P: Addition>(c: CGFloat, rhs: Expression<P>) -> Expression<P> { rhs.adding(c) }
public func + <P: Addition>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> { lhs.adding(rhs) }

// A number minus an attribute is the attribute minus the number, as in Cartography.
public func - <P: Addition>(c: CGFloat, rhs: P) -> Expression<P> { rhs.expression.adding(-c) }
public func - <P: Addition>(lhs: P, rhs: CGFloat) -> Expression<P> { lhs.expression.adding(-rhs) }
public func - <P: Addition>(c: CGFloat, rhs: Expression<P>) -> Expression<P> { rhs.adding(-c) }
public func - <P: Addition>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> { lhs.adding(-rhs) }

public func + (lhs: LayoutSupport, c: CGFloat) -> Expression<LayoutSupport> {
  lhs.expression.adding(c)
}
public func - (lhs: LayoutSupport, c: CGFloat) -> Expression<LayoutSupport> {
  lhs.expression.adding(-c)
}

// MARK: Products

public func * <P: Multiplication>(m: CGFloat, rhs: Expression<P>) -> Expression<P> {
  rhs.multiplied(by: m)
}
public func * <P: Multiplication>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> {
  lhs.multiplied(by: rhs)
}
public func * <P: Multiplication>(m: CGFloat, rhs: P) -> Expression<P> {
  rhs.expression.multiplied(by: m)
}
public func * <P: Multiplication>(lhs: P, rhs: CGFloat) -> Expression<P> {
  lhs.expression.multiplied(by: rhs)
}
public func / <P: Multiplication>(lhs: Expression<P>, rhs: CGFloat) -> Expression<P> {
  lhs.multiplied(by: 1 / rhs)
}
public func / <P: Multiplication>(lhs: P, rhs: CGFloat) -> Expression<P> {
  lhs.expression.multiplied(by: 1 / rhs)
}

public func * (m: CGFloat, rhs: Expression<Size>) -> Expression<Size> { rhs.multiplied(by: m) }
public func * (lhs: Expression<Size>, rhs: CGFloat) -> Expression<Size> { lhs.multiplied(by: rhs) }
public func * (m: CGFloat, rhs: Size) -> Expression<Size> { rhs.expression.multiplied(by: m) }
public func * (lhs: Size, rhs: CGFloat) -> Expression<Size> { lhs.expression.multiplied(by: rhs) }
public func / (lhs: Expression<Size>, rhs: CGFloat) -> Expression<Size> {
  lhs.multiplied(by: 1 / rhs)
}
public func / (lhs: Size, rhs: CGFloat) -> Expression<Size> {
  lhs.expression.multiplied(by: 1 / rhs)
}
