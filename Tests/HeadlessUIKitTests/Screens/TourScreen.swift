import HeadlessUIKit

/// A page view controller with the pages of an onboarding.
final class TourViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController]

  init(_ titles: [String]) {
    pages = titles.map { title in
      let page = UIViewController()
      page.title = title
      let label = UILabel()
      label.text = title
      page.view.addSubview(label)
      return page
    }
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: true)
    for case let scrollView as UIScrollView in view.subviews { scrollView.bounces = false }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: controller), index < pages.count - 1 else { return nil }
    return pages[index + 1]
  }
}
