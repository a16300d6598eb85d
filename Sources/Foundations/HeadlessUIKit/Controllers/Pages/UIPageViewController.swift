public import Foundation
internal import HeadlessDevice

/// Pages a person leafs through; one shows.
///
/// Two pages side by side, as a book's spine in the middle has them, are left out.
open class UIPageViewController: UIViewController {
  /// How a page turns; kept for the vocabulary.
  nonisolated public enum TransitionStyle: Int, Sendable {
    /// As a page of paper.
    case pageCurl
    /// Sliding.
    case scroll
  }

  /// Which way pages lie.
  nonisolated public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Which way a page turns.
  nonisolated public enum NavigationDirection: Int, Sendable {
    /// To the page after.
    case forward
    /// To the page before.
    case reverse
  }

  /// How pages are laid out; kept for the vocabulary.
  nonisolated public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// A key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where the spine is.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// How far pages are apart.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How a page turns.
  public final let transitionStyle: TransitionStyle
  /// Which way pages lie.
  public final let navigationOrientation: NavigationOrientation

  /// Who knows the pages beside the one that shows; without one, a person cannot turn it.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who hears of a person's turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Kept for the vocabulary.
  open var isDoubleSided = false

  /// The page that shows.
  final var page: UIViewController?
  final var turning: Transition?

  /// Creates a book without a page.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a book without a page, whatever the archive says.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The page that shows; none, or one.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Turns to a page; the delegate hears nothing, and the completion runs when it shows.
  ///
  /// There must be exactly one; another number is a finding, since UIKit raises an exception.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else {
      return refuse(viewControllers?.count ?? 0)
    }
    turn(to: page, animated: animated, gesture: false) { completion?($0) }
  }

  private func refuse(_ count: Int) {
    Device.current.findings.report(
      .navigation,
      """
      \(screenName).setViewControllers(_:direction:animated:completion:) got \(count) pages where \
      one shows; UIKit raises an exception. The page stays. Give exactly one.
      """)
  }

  // MARK: As a container

  /// Builds a view that holds the page and its indicator.
  open override func loadView() { view = PageView(of: self) }

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? { page }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    if let page { body(page) }
  }

  override func viewDidEnterWindow(animated: Bool) {
    if let page { view.addSubview(page.view) }
  }
}

/// The view of pages: the page that shows, and the dots.
final class PageView: UIView {
  private weak var pageViewController: UIPageViewController?

  init(of pageViewController: UIPageViewController) {
    self.pageViewController = pageViewController
    super.init(frame: UIScreen.main.bounds)
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

  /// A finger on a page turns it, where pages lie beside each other.
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
