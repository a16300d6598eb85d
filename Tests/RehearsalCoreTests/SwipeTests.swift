import HeadlessUIKit
import RehearsalCore
import Testing

/// An app with a page controller of two pages.
final class PagesAppDelegate: UIResponder, UIApplicationDelegate, UIPageViewControllerDataSource {
  var window: UIWindow?
  private let pages = ["Welcome", "Go"].map { title in
    let page = UIViewController()
    page.title = title
    let label = UILabel()
    label.text = title
    page.view.addSubview(label)
    return page
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = self
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    window = UIWindow()
    window?.rootViewController = book
    window?.makeKeyAndVisible()
    return true
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? { controller === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? { controller === pages[0] ? pages[1] : nil }
}

@Suite("Swipes on pages")
struct SwipeTests {
  @Test("a left swipe shows the next page, a right swipe the previous one, and none is an error")
  func pages() throws {
    let session = try Session(PagesAppDelegate.self)
    try session.launch()
    try session.perform(.swipeLeft(ElementQuery("Welcome")))
    #expect(session.screen.title == "Go")
    try session.perform(.swipeRight(ElementQuery("Go")))
    #expect(session.screen.title == "Welcome")
    let error = #expect(throws: SessionError.self) {
      try session.perform(.swipeRight(ElementQuery("Welcome")))
    }
    #expect(error?.message == "turn page: there is no page before UIViewController.")
  }
}
