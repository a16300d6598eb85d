public import Foundation
internal import HeadlessDevice

/// A container that shows one of several pages and turns them.
///
/// Two pages side by side, with a spine in the middle, are not supported.
open class UIPageViewController: UIViewController {
  /// The transition style of pages; only ``scroll`` has a page indicator.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// A page curl.
    case pageCurl
    /// Scrolling.
    case scroll
  }

  /// The direction in which pages are laid out.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// Left to right.
    case horizontal
    /// Top to bottom.
    case vertical
  }

  /// The direction of a page turn.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// The transition style.
  public final let transitionStyle: TransitionStyle
  /// The direction in which pages are laid out.
  public final let navigationOrientation: NavigationOrientation

  /// The data source, without which the user cannot turn the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page that shows.
  final var page: UIViewController?
  final var turning: Transition?

  /// Creates a page view controller without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a page view controller without a page, whose pages curl.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller without a page; the archive is not read.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that shows, as an array of one; empty for none.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Turns to a page without telling the delegate, and runs the completion when the page shows.
  ///
  /// Double-sided pages are a front and a back, of which the front shows. Any other number but one is
  /// a finding, because UIKit raises an exception.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    guard let page = viewControllers?.first, count == 1 || count == 2 && hasBacks else {
      return refuse(count)
    }
    turn(to: page, animated: animated, gesture: false) { completion?($0) }
  }

  private func refuse(_ count: Int) {
    Device.current.findings.report(
      .navigation,
      """
      UIPageViewController.setViewControllers(_:direction:animated:completion:) got \(count) pages where \
      one shows; UIKit raises an exception. The page stays. Give exactly one.
      """)
  }

  // MARK: Container

  /// Creates the view with the page and the page indicator.
  open override func loadView() { view = PageView(of: self) }

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? { page }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let page { body(page) }
  }

  override func viewDidEnterWindow(animated: Bool) {
    if let page { pagesView.addSubview(page.view) }
  }

  /// The view that the pages' views are in: the scroll view, where pages scroll.
  final var pagesView: UIView { scrollView ?? view }

  /// The scroll view that pages scroll in; nil where they curl.
  final var scrollView: UIScrollView? { (view as? PageView)?.scrollView }

  /// Whether pages have content on both sides; a turn then skips the back of a page.
  open var isDoubleSided = false

  /// Whether pages that curl have a front and a back.
  final var hasBacks: Bool { isDoubleSided && transitionStyle == .pageCurl }
}

/// The view of a page view controller: the page and the page indicator.
final class PageView: UIView {
  private weak var pageViewController: UIPageViewController?

  /// The scroll view that pages scroll in, which apps look for among the subviews to stop the turning.
  let scrollView: UIScrollView?

  init(of pageViewController: UIPageViewController) {
    self.pageViewController = pageViewController
    let frame = UIScreen.main.bounds
    scrollView = pageViewController.transitionStyle == .scroll ? UIScrollView(frame: frame) : nil
    super.init(frame: frame)
    if let scrollView { addSubview(scrollView) }
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult
  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if super.forEachAccessibleChild(body) { return true }
    guard let indicator = pageViewController?.indicator else { return false }
    return body(indicator)
  }

  override var ownGestures: OfferedGestures {
    pageViewController?.navigationOrientation == .horizontal ? [.swipeLeft, .swipeRight] : []
  }

  /// Turns the page for a swipe, if pages are laid out horizontally.
  override func reactToSwipeLeft() throws(Refusal) -> Bool { try turn(.forward) }
  override func reactToSwipeRight() throws(Refusal) -> Bool { try turn(.reverse) }

  private func turn(_ direction: UIPageViewController.NavigationDirection) throws(Refusal) -> Bool {
    guard let pageViewController, pageViewController.navigationOrientation == .horizontal else {
      return false
    }
    try pageViewController.turnPage(direction)
    return true
  }
}
