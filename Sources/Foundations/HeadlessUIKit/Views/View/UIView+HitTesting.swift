internal import Foundation

extension UIView {
  /// Returns the front view that contains a point; nil where the view takes no touches.
  final func hitView(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      let inside = CGPoint(
        x: point.x - child.frame.minX + child.bounds.minX,
        y: point.y - child.frame.minY + child.bounds.minY)
      if let hit = child.hitTest(inside, with: event) { return hit }
    }
    return self
  }
}
