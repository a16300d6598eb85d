import HeadlessUIKit
import Testing

@testable import Exploration

/// An app of three pages, whose only ways on are gestures on them.
private final class PagesAppDelegate: UIResponder, UIApplicationDelegate,
  UIPageViewControllerDataSource
{
  var window: UIWindow?
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let order = ["Welcome", "Card", "Photo"].map { PagesAppDelegate.page($0) }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    pages.dataSource = self
    pages.setViewControllers([order[0]], direction: .forward, animated: false)
    window?.rootViewController = pages
    window?.makeKeyAndVisible()
    return true
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    order.firstIndex(of: viewController).flatMap { $0 > 0 ? order[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    order.firstIndex(of: viewController).flatMap { $0 < 2 ? order[$0 + 1] : nil }
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    let label = UILabel()
    label.text = title
    if title == "Card" {
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(
        UITapGestureRecognizer(target: label) { $0.text = "Tapped" })
    } else if title == "Photo" {
      page.view.addGestureRecognizer(
        UILongPressGestureRecognizer(target: label) { $0.text = "Pressed" })
    }
    page.view.addSubview(label)
    return page
  }
}

@Suite("Exploration of gestures")
struct GestureTests {
  @Test("pages are turned by swipes, and recognisers of taps and long presses are tried")
  func pages() throws {
    let result = try Exploration(PagesAppDelegate.self, faults: []).explore(for: .states(50))
    #expect(result.faults.map(\.rule) == [])
    #expect(result.states == 5)
  }
}
