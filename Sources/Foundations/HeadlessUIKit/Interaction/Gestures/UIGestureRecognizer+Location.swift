public import Foundation

extension UIGestureRecognizer {
  /// Returns the place of the gesture in a view: in a list that of the touched cell, else the origin.
  public final func location(in view: UIView?) -> CGPoint {
    touched.flatMap { view?.place(of: .zero, in: $0) } ?? .zero
  }

  /// Returns the place of the gesture in a view, as a gesture has one touch.
  public final func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    location(in: view)
  }
}
