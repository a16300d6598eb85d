public import Foundation
import HeadlessUIKit
import Reactive

/// A delegate proxy that forwards to the app's own delegate what it hears of dragging, and sends it.
@MainActor protocol ScrollForwarding: UIScrollViewDelegate {
  /// The app's own delegate, or one that does nothing.
  var ownScrollDelegate: any UIScrollViewDelegate { get }

  /// The events of dragging.
  var dragging: DraggingEvents { get }
}

/// The events that a delegate proxy sends while a person drags, and until the content rests.
@MainActor final class DraggingEvents {
  let beginnings = PublishSubject<Void>()
  let releases = PublishSubject<WillEndDragging>()
  let ends = PublishSubject<Bool>()
  let decelerations = PublishSubject<Void>()
  let rests = PublishSubject<Void>()
}

/// The speed of the finger when it is lifted, and the offset at which the content will rest.
public typealias WillEndDragging = (
  velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
)

extension ScrollForwarding {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewWillBeginDragging(scrollView)
    dragging.beginnings.onNext(())
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    ownScrollDelegate.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    dragging.releases.onNext((velocity, targetContentOffset))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    ownScrollDelegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    dragging.ends.onNext(decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewWillBeginDecelerating(scrollView)
    dragging.decelerations.onNext(())
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    ownScrollDelegate.scrollViewDidEndDecelerating(scrollView)
    dragging.rests.onNext(())
  }
}
