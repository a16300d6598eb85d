// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ImageSlideshow's, and their documentation is too.
public import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit

/// Slides side by side, of which one is seen.
///
/// A circular show has the last one before the first too, and the first one after the last.
open class ImageSlideshow: UIView, UIScrollViewDelegate {
  public let scrollView = UIScrollView()
  open weak var delegate: (any ImageSlideshowDelegate)?
  open var currentPageChanged: ((_ page: Int) -> Void)?
  open var willBeginDragging: (() -> Void)?
  open var didEndDecelerating: (() -> Void)?
  open private(set) var images: [any InputSource] = []
  open private(set) var slideshowItems: [ImageSlideshowItem] = []
  open private(set) var scrollViewPage = 0
  open internal(set) var slideshowTransitioningDelegate: ZoomAnimatedTransitioningDelegate?
  open var preload = ImagePreload.all
  open var activityIndicator: (any ActivityIndicatorFactory)? { didSet { makeItems() } }
  open var zoomEnabled = false { didSet { makeItems() } }
  open var maximumScale: CGFloat = 2 { didSet { makeItems() } }
  open var circular = true { didSet { if !images.isEmpty { setImageInputs(images) } } }
  open var draggingEnabled = true {
    didSet { scrollView.isUserInteractionEnabled = draggingEnabled }
  }
  open var contentScaleMode = UIView.ContentMode.scaleAspectFit {
    didSet { for item in slideshowItems { item.imageView.contentMode = contentScaleMode } }
  }
  open var slideshowInterval = 0.0 { didSet { restartTimer() } }
  open var pageIndicatorPosition = PageIndicatorPosition()
  open var pageIndicator: (any PageIndicatorView)? { didSet { showIndicator(oldValue) } }
  open var pageControlPosition = PageControlPosition.insideScrollView {
    didSet { if case .hidden = pageControlPosition { pageIndicator = nil } }
  }
  open private(set) var currentPage = 0 {
    didSet {
      guard oldValue != currentPage else { return }
      pageIndicator?.page = currentPage
      currentPageChanged?(currentPage)
      delegate?.imageSlideshow(self, didChangeCurrentPageTo: currentPage)
    }
  }

  private var timer: HeadlessFoundation.Timer?
  private var isAnimating = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    scrollView.delegate = self
    scrollView.isPagingEnabled = true
    addSubview(scrollView)
    pageIndicator = UIPageControl()
  }

  open override func removeFromSuperview() {
    super.removeFromSuperview()
    pauseTimer()
  }

  private func showIndicator(_ former: (any PageIndicatorView)?) {
    former?.view.removeFromSuperview()
    guard let pageIndicator else { return }
    pageIndicator.numberOfPages = images.count
    pageIndicator.view.isHidden = images.count < 2
    addSubview(pageIndicator.view)
    (pageIndicator as? UIControl)?.addTarget(self, for: .valueChanged) { show in
      show.setCurrentPage(show.pageIndicator?.page ?? 0, animated: true)
    }
  }

  // MARK: Slides

  private var repeatsEnds: Bool { circular && images.count > 1 }

  open func setImageInputs(_ inputs: [any InputSource]) {
    images = inputs
    pageIndicator?.numberOfPages = inputs.count
    pageIndicator?.view.isHidden = inputs.count < 2
    makeItems()
    startTimer()
  }

  private func makeItems() {
    for item in slideshowItems { item.removeFromSuperview() }
    let ends = repeatsEnds ? (images.suffix(1), images.prefix(1)) : ([], [])
    slideshowItems = (ends.0 + images + ends.1).map { image in
      let item = ImageSlideshowItem(
        image, zoomEnabled: zoomEnabled, indicator: activityIndicator?.create(),
        maximumScale: maximumScale)
      item.imageView.contentMode = contentScaleMode
      scrollView.addSubview(item)
      return item
    }
    scrollView.contentSize = CGSize(
      width: width * CGFloat(slideshowItems.count), height: scrollView.frame.height)
    scrollViewPage = repeatsEnds ? 1 : 0
    scrollView.contentOffset = CGPoint(x: width * CGFloat(scrollViewPage), y: 0)
    loadImages()
  }

  private var width: CGFloat { scrollView.frame.width }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.contentSize.width = width * CGFloat(slideshowItems.count)
    scrollView.contentOffset = CGPoint(x: width * CGFloat(scrollViewPage), y: 0)
  }

  open func layoutPageControl() {}

  private func loadImages() {
    let count = slideshowItems.count
    for (index, item) in slideshowItems.enumerated() {
      item.accessibilityElementsHidden = index != scrollViewPage
      guard case .fixed(let offset) = preload else {
        item.loadImage()
        continue
      }
      let distance = abs(index - scrollViewPage)
      if distance <= offset || repeatsEnds && count - 2 - distance <= offset {
        item.loadImage()
      } else {
        item.releaseImage()
      }
    }
  }

  open var currentSlideshowItem: ImageSlideshowItem? {
    slideshowItems.indices.contains(scrollViewPage) ? slideshowItems[scrollViewPage] : nil
  }

  // MARK: Pages

  open func setCurrentPage(_ newPage: Int, animated: Bool) {
    setScrollViewPage(newPage + (repeatsEnds ? 1 : 0), animated: animated)
  }

  open func setScrollViewPage(_ newScrollViewPage: Int, animated: Bool) {
    guard slideshowItems.indices.contains(newScrollViewPage) else { return }
    isAnimating = animated && newScrollViewPage != scrollViewPage
    scrollView.setContentOffset(
      CGPoint(x: width * CGFloat(newScrollViewPage), y: 0), animated: animated)
    show(newScrollViewPage)
  }

  private func show(_ page: Int) {
    let shown = pageInside(page)
    if shown != scrollViewPage {
      scrollViewPage = shown
      loadImages()
    }
    currentPage = repeatsEnds ? shown - 1 : shown
  }

  /// The page that shows the slide of a page; another one for those at the ends of a circular show.
  private func pageInside(_ page: Int) -> Int {
    guard repeatsEnds else { return page }
    return page == 0 ? images.count : page == images.count + 1 ? 1 : page
  }

  open func nextPage(animated: Bool) {
    guard circular || currentPage < images.count - 1, !isAnimating else { return }
    setCurrentPage(currentPage + 1, animated: animated)
    restartTimer()
  }

  open func previousPage(animated: Bool) {
    guard circular || currentPage > 0, !isAnimating else { return }
    setScrollViewPage(scrollViewPage - 1, animated: animated)
    restartTimer()
  }

  // MARK: The timer

  private func startTimer() {
    guard slideshowInterval > 0, slideshowItems.count > 1, timer == nil else { return }
    timer = .scheduledTimer(withTimeInterval: slideshowInterval, repeats: true) {
      [weak self] _ in self?.showNext()
    }
  }

  private func showNext() {
    let isLast = scrollViewPage == slideshowItems.count - 1
    setScrollViewPage(isLast ? 0 : scrollViewPage + 1, animated: true)
  }

  private func restartTimer() {
    pauseTimer()
    startTimer()
  }

  open func pauseTimer() {
    timer?.invalidate()
    timer = nil
  }

  open func unpauseTimer() { startTimer() }
  open func pauseTimerIfNeeded() { pauseTimer() }
  open func unpauseTimerIfNeeded() { unpauseTimer() }

  // MARK: Scrolling

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    restartTimer()
    willBeginDragging?()
    delegate?.imageSlideshowWillBeginDragging(self)
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    show(Int((scrollView.contentOffset.x / max(width, 1)).rounded()))
    didEndDecelerating?()
    delegate?.imageSlideshowDidEndDecelerating(self)
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard repeatsEnds else { return }
    let whole = width * CGFloat(images.count)
    if scrollView.contentOffset.x >= whole + width {
      scrollView.contentOffset.x -= whole
    } else if scrollView.contentOffset.x <= 0 {
      scrollView.contentOffset.x += whole
    }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    isAnimating = false
  }
}
