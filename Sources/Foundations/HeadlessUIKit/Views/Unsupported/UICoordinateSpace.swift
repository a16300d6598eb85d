public import Foundation

/// A frame of reference; places in all of them are alike, since nothing is laid out.
public protocol UICoordinateSpace: AnyObject {
  /// The bounds.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Returns the point as `UIView` converts it between views, else the same point.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let view = self as? UIView, let other = coordinateSpace as? UIView else { return point }
    return other.place(of: point, in: view) ?? point
  }

  /// Returns the point as `UIView` converts it between views, else the same point.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Returns a rectangle with its origin converted, because nothing is laid out.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }

  /// Returns a rectangle with its origin converted, because nothing is laid out.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, from: coordinateSpace), size: rect.size)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The screen itself.
  public final var coordinateSpace: any UICoordinateSpace { self }

  /// The screen itself, which never rotates.
  public final var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// That of the screen.
  public final var coordinateSpace: any UICoordinateSpace { UIScreen.main }
}
