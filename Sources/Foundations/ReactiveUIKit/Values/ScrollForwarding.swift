import Foundation
import HeadlessUIKit

/// A delegate proxy that lets the app's own delegate hear of dragging.
@MainActor protocol ScrollForwarding: UIScrollViewDelegate {
  /// The app's own delegate, or one that does nothing.
  var ownScrollDelegate: any UIScrollViewDelegate { get }
}

extension ScrollForwarding {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ownScrollDelegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ownScrollDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewDidEndDecelerating(scrollView)
  }
}
