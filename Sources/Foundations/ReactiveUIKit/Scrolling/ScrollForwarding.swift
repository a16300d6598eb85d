public import Foundation
import HeadlessUIKit
import Reactive

/// A delegate proxy that forwards what it hears of scrolling to the app's own delegate, and sends it.
@MainActor protocol ScrollForwarding: UIScrollViewDelegate {
  /// The app's own delegate, or one that does nothing.
  var ownScrollDelegate: any UIScrollViewDelegate { get }

  /// The events of scrolling.
  var scrolling: ScrollEvents { get }
}

/// The events that a delegate proxy sends while content scrolls, and until it rests.
@MainActor final class ScrollEvents {
  let moves = PublishSubject<Void>()
  let animationEnds = PublishSubject<Void>()
  let beginnings = PublishSubject<Void>()
  let releases = PublishSubject<WillEndDragging>()
  let ends = PublishSubject<Bool>()
  let decelerations = PublishSubject<Void>()
  let rests = PublishSubject<Void>()
  let tops = PublishSubject<Void>()
}

/// The speed of the finger when it is lifted, and the offset at which the content will rest.
public typealias WillEndDragging = (
  velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
)

extension ScrollForwarding {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewDidScroll(scrollView)
    scrolling.moves.onNext(())
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewDidEndScrollingAnimation(scrollView)
    scrolling.animationEnds.onNext(())
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewWillBeginDragging(scrollView)
    scrolling.beginnings.onNext(())
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ownScrollDelegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    scrolling.releases.onNext((velocity, targetContentOffset))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ownScrollDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    scrolling.ends.onNext(decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewWillBeginDecelerating(scrollView)
    scrolling.decelerations.onNext(())
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewDidEndDecelerating(scrollView)
    scrolling.rests.onNext(())
  }

  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    ownScrollDelegate.scrollViewShouldScrollToTop(scrollView)
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewDidScrollToTop(scrollView)
    scrolling.tops.onNext(())
  }
}
