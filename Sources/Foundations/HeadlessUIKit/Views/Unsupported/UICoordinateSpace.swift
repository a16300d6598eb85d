public import Foundation

/// A frame of reference; places in all of them are alike, since nothing is laid out.
public protocol UICoordinateSpace: AnyObject {
  /// The bounds.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Returns the same point, because nothing is laid out.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point
  }

  /// Returns the same point, because nothing is laid out.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point
  }

  /// Returns the same rectangle, because nothing is laid out.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }

  /// Returns the same rectangle, because nothing is laid out.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect
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
