public import Foundation

/// A view larger than its place; how far it is scrolled is kept, and where it matters decided by rows.
open class UIScrollView: UIView {
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How far the content is scrolled, as somebody set it.
  open var contentOffset = CGPoint.zero {
    didSet { if contentOffset != oldValue { scrollDelegate?.scrollViewDidScroll(self) } }
  }

  /// The size of the content, as somebody set it.
  open var contentSize = CGSize.zero

  /// What a person pulls to refresh the content; nil for nothing.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  /// The content's own rectangle, as a guide to lay out by.
  public final var contentLayoutGuide: UILayoutGuide { guide("content") }

  /// The rectangle the content is seen through, as a guide to lay out by.
  public final var frameLayoutGuide: UILayoutGuide { guide("frame") }

  /// Scrolls to a place.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls until a rectangle is in sight: its origin, since nothing has a size.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(rect.origin, animated: animated)
  }

  // MARK: Without effect

  /// Distances around the content.
  open var contentInset = UIEdgeInsets.zero

  /// Distances around the content, bars included.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// How bars add to the distances.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// Whether a person can scroll.
  open var isScrollEnabled = true

  /// Whether it stops at pages.
  open var isPagingEnabled = false

  /// Whether it goes beyond the end and comes back.
  open var bounces = true

  /// Whether it does so even where all fits.
  open var alwaysBounceVertical = false

  /// Whether it does so across.
  open var alwaysBounceHorizontal = false

  /// Whether it shows how far down it is.
  open var showsVerticalScrollIndicator = true

  /// Whether it shows how far across it is.
  open var showsHorizontalScrollIndicator = true

  /// What scrolling does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// How small the content can get.
  open var minimumZoomScale: CGFloat = 1

  /// How large the content can get.
  open var maximumZoomScale: CGFloat = 1

  /// How large the content is.
  open var zoomScale: CGFloat = 1

  /// Sets how large the content is.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Distances around the indicator down the side; kept for the vocabulary.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Distances around the indicator along the bottom; kept for the vocabulary.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// Whether a tap on the status bar scrolls to the top; kept for the vocabulary.
  open var scrollsToTop = true

  /// Whether touches wait until it is clear that nobody scrolls; kept for the vocabulary.
  open var delaysContentTouches = true

  /// How fast scrolling slows down; kept for the vocabulary.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger lies on the content; never here.
  open var isTracking: Bool { false }

  /// Whether a finger scrolls; never here.
  open var isDragging: Bool { false }

  /// Whether it scrolls on by itself; never here.
  open var isDecelerating: Bool { false }

  /// Accepted; there are no indicators.
  open func flashScrollIndicators() {}
}

/// What gives a scroll view its `delegate`, so that tables and text views can have delegates of their
/// own types under the same name, as they have in UIKit.
@MainActor public protocol ScrollDelegating: UIScrollView {}

extension UIScrollView: ScrollDelegating {}

extension ScrollDelegating {
  /// Who is told about scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Who is told about scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content is somewhere else than before.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A scrolling movement the app asked for has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
