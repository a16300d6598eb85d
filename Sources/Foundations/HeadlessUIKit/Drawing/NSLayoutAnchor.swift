public import Foundation

/// A layout anchor of a view or guide: an edge, dimension or centre line.
open class NSLayoutAnchor<AnchorType: AnyObject>: HeadlessObject {
  private final let itemReference: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    itemReference = LayoutItem(item)
    self.attribute = attribute
  }

  /// Creates an anchor of nothing, whose constraints have no effect.
  public override init() {
    itemReference = LayoutItem(nil)
    attribute = .notAnAttribute
  }

  // Anchors are released right after use: without a check that this is the main actor.
  nonisolated deinit {}

  /// The view or the layout guide; nil once it is released.
  final var item: AnyObject? { itemReference.object }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item == nil ? LayoutItem(self) : itemReference, attribute, relation,
      other?.itemReference ?? LayoutItem(nil), other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that sets this anchor equal to another, plus a constant.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// Returns a constraint that sets this anchor greater than or equal to another, plus a constant.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Returns a constraint that sets this anchor less than or equal to another, plus a constant.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant)
  }
}

/// A horizontal layout anchor.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  nonisolated deinit {}

  /// Returns a constraint that places this anchor at system spacing after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: 8 * multiplier)
  }

  /// Returns a constraint that places this anchor at least system spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: 8 * multiplier)
  }

  /// Returns a constraint that places this anchor at most system spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: 8 * multiplier)
  }

  /// Returns the distance to another anchor, which is not known: nothing is laid out.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor, .notAnAttribute)
  }
}

/// A vertical layout anchor.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  nonisolated deinit {}

  /// Returns a constraint that places this anchor at system spacing below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: 8 * multiplier)
  }

  /// Returns a constraint that places this anchor at least system spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: 8 * multiplier)
  }

  /// Returns a constraint that places this anchor at most system spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: 8 * multiplier)
  }

  /// Returns the distance to another anchor, which is not known: nothing is laid out.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor, .notAnAttribute)
  }
}

/// A width or height anchor.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  nonisolated deinit {}

  /// Returns a constraint that sets the dimension to a constant, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, to: nil, constant: constant)
  }

  /// Returns a constraint that sets the dimension to at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: nil, constant: constant)
  }

  /// Returns a constraint that sets the dimension to at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: nil, constant: constant)
  }

  /// Returns a constraint that sets the dimension equal to a multiple of another, plus a constant.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that sets the dimension to at least a multiple of another, plus a
  /// constant.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that sets the dimension to at most a multiple of another, plus a
  /// constant.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  // These meet the requirements of apps' protocols too, which a default value does not.

  /// Returns a constraint that sets the dimension equal to a multiple of another.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier, constant: 0)
  }

  /// Returns a constraint that sets the dimension to at least a multiple of another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: 0)
  }

  /// Returns a constraint that sets the dimension to at most a multiple of another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: 0)
  }
}
