/// The data source of a page view controller.
@MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Asks for the page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Asks for the page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Asks for the number of dots in the page indicator; 0 for no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Asks for the index of the selected dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no indicator.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns 0: the first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page view controller, told only of turns by the user.
@MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user begins to turn to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])

  /// Tells the delegate that a turn has ended; `completed` is whether the page changed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
