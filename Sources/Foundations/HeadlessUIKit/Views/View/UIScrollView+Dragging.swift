import Foundation

/// The phase of a drag: a finger that touches the content, moves it, and is lifted.
enum DragPhase { case none, touching, dragging, decelerating }

extension UIScrollView {
  /// Performs scrolling as one drag of a finger, and tells the delegate in UIKit's order.
  ///
  /// The finger is lifted while it moves, so scrolling decelerates; all happens at one instant. The
  /// delegate hears nothing if nothing scrolls, and only of the scrolling if the user cannot scroll.
  ///
  /// - Parameters:
  ///   - rest: Returns the offset at which the content comes to rest.
  ///   - scroll: The scrolling.
  final func drag(toRest rest: (CGPoint) -> CGPoint = { $0 }, _ scroll: () -> Void) {
    guard dragPhase == .none, isScrollEnabled else { return scroll() }
    dragPhase = .touching
    scroll()
    guard dragPhase == .dragging else { return dragPhase = .none }
    let target = rest(contentOffset)
    _ = lift(toward: target)
    if contentOffset != target { contentOffset = rest(contentOffset) }
    comeToRest()
  }

  /// Moves the finger of a drag, which begins the drag; does nothing without a finger.
  ///
  /// - Parameter velocity: The velocity in points per millisecond.
  final func moveFinger(_ velocity: CGPoint) {
    guard isTracking else { return }
    dragVelocity = velocity
    guard dragPhase == .touching else { return }
    dragPhase = .dragging
    scrollDelegate?.scrollViewWillBeginDragging(self)
    dragWillBegin()
    if keyboardDismissMode == .onDrag {
      UIApplication.shared.firstResponder?.resignFirstResponder()
    }
  }

  /// Flicks to the next or the previous page; returns whether there is one.
  final func flickToPage(after: Bool) -> Bool {
    guard isScrollEnabled, let target = pageOffset(after: after) else { return false }
    flick(to: target)
    return true
  }

  /// Drags halfway to an offset and lifts the finger; the delegate may choose another place to rest.
  private func flick(to target: CGPoint) {
    let start = contentOffset
    dragPhase = .touching
    moveFinger(CGPoint(x: target.x > start.x ? 1 : -1, y: 0))
    contentOffset.x = (start.x + target.x) / 2
    let rest = lift(toward: target)
    contentOffset = isPagingEnabled ? target : rest
    comeToRest()
  }

  private func lift(toward target: CGPoint) -> CGPoint {
    var rest = target
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: dragVelocity, targetContentOffset: &rest)
    dragPhase = .decelerating
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    return rest
  }

  private func comeToRest() {
    dragPhase = .none
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Returns the offset one width of the bounds further, within the content; nil at its end.
  private func pageOffset(after: Bool) -> CGPoint? {
    let width = bounds.width
    guard width > 0 else { return nil }
    let last = contentSize.width + contentInset.right - width
    var x = contentOffset.x + (after ? width : -width)
    if isPagingEnabled { x = (x / width).rounded() * width }
    x = max(min(x, last), -contentInset.left)
    return x == contentOffset.x ? nil : CGPoint(x: x, y: contentOffset.y)
  }
}
