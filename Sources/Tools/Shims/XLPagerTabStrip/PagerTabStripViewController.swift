// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are XLPagerTabStrip's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// A controller whose pages lie side by side in a scroll view; those that are seen are its children.
open class PagerTabStripViewController: UIViewController, UIScrollViewDelegate {
  public weak var containerView: UIScrollView!
  open weak var delegate: (any PagerTabStripDelegate)?
  open weak var datasource: (any PagerTabStripDataSource)?
  open var pagerBehaviour = PagerTabStripBehaviour.progressive(
    skipIntermediateViewControllers: true, elasticIndicatorLimit: true)
  open private(set) var viewControllers: [UIViewController] = []
  open private(set) var currentIndex = 0
  open private(set) var preCurrentIndex = 0
  var isViewAppearing = false
  private var lastOffset: CGFloat = 0

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    guard key == "containerView" else { return super.rehearsalSet(value, forKey: key) }
    containerView = value as? UIScrollView
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let container = containerView ?? UIScrollView(frame: view.bounds)
    containerView = container
    if container.superview == nil { view.addSubview(container) }
    container.delegate = self
    container.isPagingEnabled = true
    loadPages()
    updateContent()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isViewAppearing = true
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateIfNeeded()
    if preCurrentIndex != currentIndex { moveToViewController(at: preCurrentIndex) }
    isViewAppearing = false
  }

  // MARK: Pages

  open func viewControllers(
    for pagerTabStripController: PagerTabStripViewController
  ) -> [UIViewController] {
    assertionFailure("Sub-class must implement viewControllers(for:) of PagerTabStripDataSource")
    return []
  }

  private func loadPages() {
    guard let datasource else { fatalError("dataSource must not be nil") }
    viewControllers = datasource.viewControllers(for: self)
    guard !viewControllers.isEmpty else {
      fatalError("viewControllers(for:) should provide at least one child view controller")
    }
    guard viewControllers.allSatisfy({ $0 is any IndicatorInfoProvider }) else {
      fatalError("Every view controller of a pager must conform to IndicatorInfoProvider")
    }
  }

  open func reloadPagerTabStripView() {
    guard isViewLoaded else { return }
    viewControllers.forEach(leave)
    loadPages()
    currentIndex = min(currentIndex, viewControllers.count - 1)
    preCurrentIndex = currentIndex
    containerView.contentOffset = CGPoint(x: pageOffsetForChild(at: currentIndex), y: 0)
    updateContent()
  }

  open func moveToViewController(at index: Int, animated: Bool = true) {
    guard isViewLoaded, view.window != nil, currentIndex != index else {
      preCurrentIndex = index
      return
    }
    if !pagerBehaviour.skipIntermediateViewControllers { passPages(before: index) }
    (navigationController?.view ?? view).isUserInteractionEnabled = !animated
    containerView.setContentOffset(
      CGPoint(x: pageOffsetForChild(at: index), y: 0), animated: animated)
  }

  private func passPages(before index: Int) {
    let pages = stride(from: currentIndex, to: index, by: currentIndex < index ? 1 : -1)
    for page in pages.dropFirst() {
      containerView.contentOffset = CGPoint(x: pageOffsetForChild(at: page), y: 0)
    }
  }

  open func moveTo(viewController: UIViewController, animated: Bool = true) {
    guard let index = viewControllers.firstIndex(of: viewController) else {
      fatalError("\(viewController) is none of the pager's controllers")
    }
    moveToViewController(at: index, animated: animated)
  }

  open func canMoveTo(index: Int) -> Bool {
    currentIndex != index && viewControllers.count > index
  }

  // MARK: Content

  open func updateIfNeeded() { if isViewLoaded { updateContent() } }

  open func updateContent() {
    let offset = containerView.contentOffset.x
    containerView.contentSize = CGSize(
      width: pageWidth * CGFloat(viewControllers.count), height: containerView.contentSize.height)
    for (index, page) in viewControllers.enumerated() {
      if abs(offset - pageOffsetForChild(at: index)) < pageWidth {
        enter(page, at: index)
      } else {
        leave(page)
      }
    }
    let old = currentIndex
    currentIndex = pageFor(contentOffset: offset)
    preCurrentIndex = currentIndex
    updateIndicator(after: min(old, viewControllers.count - 1), at: offset)
  }

  private func enter(_ page: UIViewController, at index: Int) {
    if page.parent == nil {
      addChild(page)
      containerView.addSubview(page.view)
      page.didMove(toParent: self)
    }
    page.view.frame = CGRect(
      x: offsetForChild(at: index), y: 0, width: pageWidth, height: containerView.bounds.height)
  }

  private func leave(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }

  private func updateIndicator(after old: Int, at offset: CGFloat) {
    guard pagerBehaviour.isProgressiveIndicator,
      let progressive = self as? any PagerTabStripIsProgressiveDelegate
    else {
      delegate?.updateIndicator(for: self, fromIndex: old, toIndex: currentIndex)
      return
    }
    let distance = offset - pageOffsetForChild(at: old)
    let neighbor = distance > 0 ? old + 1 : distance < 0 ? old - 1 : old
    progressive.updateIndicator(
      for: self, fromIndex: old, toIndex: currentIndex == old ? neighbor : currentIndex,
      withProgressPercentage: scrollPercentage, indexWasChanged: currentIndex != old)
  }

  // MARK: Geometry

  open var pageWidth: CGFloat { containerView.bounds.width }

  open var scrollPercentage: CGFloat {
    let part = containerView.contentOffset.x.truncatingRemainder(dividingBy: pageWidth) / pageWidth
    return part == 0 ? 1 : swipeDirection == .right ? 1 - part : part
  }

  open var swipeDirection: SwipeDirection {
    let offset = containerView.contentOffset.x
    return offset > lastOffset ? .left : offset < lastOffset ? .right : .none
  }

  open func pageOffsetForChild(at index: Int) -> CGFloat { CGFloat(index) * pageWidth }

  open func offsetForChild(at index: Int) -> CGFloat { pageOffsetForChild(at: index) }

  open func offsetForChild(viewController: UIViewController) throws -> CGFloat {
    guard let index = viewControllers.firstIndex(of: viewController) else {
      throw PagerTabStripError.viewControllerOutOfBounds
    }
    return offsetForChild(at: index)
  }

  open func pageFor(contentOffset: CGFloat) -> Int {
    pageFor(virtualPage: virtualPageFor(contentOffset: contentOffset))
  }

  open func virtualPageFor(contentOffset: CGFloat) -> Int {
    Int((contentOffset / pageWidth + 0.5).rounded(.down))
  }

  open func pageFor(virtualPage: Int) -> Int {
    max(0, min(virtualPage, viewControllers.count - 1))
  }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView === containerView else { return }
    updateContent()
    lastOffset = scrollView.contentOffset.x
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    guard scrollView === containerView else { return }
    (navigationController?.view ?? view).isUserInteractionEnabled = true
    updateContent()
  }
}
