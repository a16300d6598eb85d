public import Foundation

/// A view whose content can be larger than its bounds; only the content offset is kept.
open class UIScrollView: UIView {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The frame as set; without a size, the size is that of the nearest superview with one.
  ///
  /// Constraints, which nobody solves, usually make a scroll view as large as what it is in, and apps divide
  /// by its width to find a page.
  open override var frame: CGRect {
    get { super.frame.size == .zero ? frameInSuperview : super.frame }
    set { super.frame = newValue }
  }

  private var frameInSuperview: CGRect {
    guard superview != nil else { return super.frame }
    let sizes = sequence(first: superview, next: { $0?.superview }).lazy
      .compactMap { $0?.frame.size }
    return CGRect(
      origin: super.frame.origin,
      size: sizes.first { $0 != .zero } ?? UIScreen.main.bounds.size)
  }

  /// The content offset, as set.
  open var contentOffset = CGPoint.zero {
    didSet {
      rehearsalDidChange(self, \.contentOffset, named: "contentOffset")
      guard contentOffset != oldValue else { return }
      contentOffsetDidChange()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Returns whether a touch in a view of the content begins; never called.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a drag takes a touch from a view of the content; never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Never called: the insets do not change by themselves.
  open func adjustedContentInsetDidChange() {}

  /// Called when the content offset has changed, before the delegate is told.
  func contentOffsetDidChange() {}

  /// The content size, as set.
  open var contentSize = CGSize.zero {
    didSet { rehearsalDidChange(self, \.contentSize, named: "contentSize") }
  }

  /// The refresh control; nil for none.
  @exclusivity(unchecked)  // each access is over at once
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// The refresh control, also one that was added as a subview.
  final var shownRefreshControl: UIRefreshControl? {
    refreshControl ?? children.lazy.compactMap { $0 as? UIRefreshControl }.first
  }

  /// The layout guide of the content.
  public final var contentLayoutGuide: UILayoutGuide { guide("content") }

  /// The layout guide of the frame.
  public final var frameLayoutGuide: UILayoutGuide { guide("frame") }

  /// Sets the content offset and tells the delegate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, moves { endScrollingAnimationLater() }
  }

  /// Tells the delegate that scrolling ended after the time its animation takes.
  final func endScrollingAnimationLater() {
    UIView.animate(withDuration: window == nil ? 0 : 0.3) {
    } completion: { [weak self] _ in
      if let self { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Scrolls to the origin of a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(rect.origin, animated: animated)
  }

  // MARK: Dragging

  /// The phase of the drag that a driver performs.
  final var dragPhase = DragPhase.none

  /// The velocity of the drag's last movement.
  final var dragVelocity = CGPoint.zero

  /// A Boolean value that indicates whether the user can scroll.
  open var isScrollEnabled = true

  /// A Boolean value that indicates whether scrolling stops at pages, which are as wide as the bounds.
  open var isPagingEnabled = false

  /// The effect of scrolling on the keyboard; a drag never reaches the keyboard itself.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// A Boolean value that indicates whether a finger touches the content.
  open var isTracking: Bool { dragPhase == .touching || dragPhase == .dragging }

  /// A Boolean value that indicates whether the user is scrolling.
  open var isDragging: Bool { dragPhase == .dragging }

  /// A Boolean value that indicates whether scrolling goes on after the finger was lifted.
  open var isDecelerating: Bool { dragPhase == .decelerating }

  /// Called before the content first moves in a drag.
  func dragWillBegin() {}

  override var ownGestures: OfferedGestures {
    isPagingEnabled && isScrollEnabled ? [.swipeLeft, .swipeRight] : []
  }

  override func reactToSwipeLeft() throws(Refusal) -> Bool { flickToPage(after: true) }
  override func reactToSwipeRight() throws(Refusal) -> Bool { flickToPage(after: false) }

  // MARK: Without effect

  /// The insets of the content.
  open var contentInset = UIEdgeInsets.zero

  /// The insets of the scroll indicators; stored, without effect.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the content; bars add nothing.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The adjustment of the insets for bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// A Boolean value that indicates whether scrolling bounces at the edges.
  open var bounces = true

  /// A Boolean value that indicates whether vertical scrolling bounces even if the content fits.
  open var alwaysBounceVertical = false

  /// A Boolean value that indicates whether horizontal scrolling bounces even if the content fits.
  open var alwaysBounceHorizontal = false

  /// A Boolean value that indicates whether the vertical indicator is shown.
  open var showsVerticalScrollIndicator = true

  /// A Boolean value that indicates whether the horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1

  /// The maximum zoom scale.
  open var maximumZoomScale: CGFloat = 1

  /// The zoom scale.
  open var zoomScale: CGFloat = 1

  /// Sets the zoom scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Does nothing: nothing is laid out, so that no rectangle has a scale.
  open func zoom(to rect: CGRect, animated: Bool) {}

  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// A Boolean value that indicates whether touches are delayed until scrolling is ruled out.
  open var delaysContentTouches = true

  /// The rate at which scrolling decelerates.
  open var decelerationRate = DecelerationRate.normal

  /// Does nothing: there are no indicators.
  open func flashScrollIndicators() {}
}

/// A scroll view with a `delegate`.
///
/// The property lies in an extension so that tables and text views can declare one of their own
/// type under the same name, as in UIKit.
@MainActor public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// The delegate of a scroll view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
