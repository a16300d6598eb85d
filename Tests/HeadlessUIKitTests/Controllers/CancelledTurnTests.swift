import HeadlessUIKit
import Testing

/// A source of two pages.
private final class TwoPages: UIPageViewControllerDataSource {
  let first: UIViewController
  let second: UIViewController

  init(_ first: UIViewController, _ second: UIViewController) {
    (self.first, self.second) = (first, second)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === second ? first : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === first ? second : nil }
}

@Suite("UIPageViewController, the views of a cancelled turn")
struct CancelledTurnTests {
  @Test(
    "the view of the other page goes, with scrolling and with curling pages",
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func cancelled(style: UIPageViewController.TransitionStyle) throws {
    let phone = SpyPhone()
    let source = TwoPages(phone.spy("A"), phone.spy("B"))
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal)
    controller.dataSource = source
    controller.setViewControllers([source.first], direction: .forward, animated: false)
    try phone.show(controller)
    try controller.turnPage(.forward, .cancelled)
    #expect(source.second.view.window === phone.window)
    try phone.finishTransitions()
    #expect(source.first.view.window === phone.window)
    #expect(source.second.view.superview == nil)
    #expect(source.second.parent == nil)
    try controller.turnPage(.forward)
    try phone.finishTransitions()
    #expect(source.first.view.superview == nil)
    #expect(source.second.view.window === phone.window)
  }
}
