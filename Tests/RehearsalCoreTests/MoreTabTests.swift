import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import Testing

/// An app with six tabs, each a stack of its own.
private final class SixTabsAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Search", "Camera", "Orders", "Profile", "Help"].map { name in
      let screen = PageViewController()
      screen.title = name
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Info") { [weak screen] _ in
          screen?.navigationController?.pushViewController(InfoViewController(), animated: true)
        })
      return UINavigationController(rootViewController: screen)
    }
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

private final class PageViewController: UIViewController {}
private final class InfoViewController: UIViewController {}

@Suite("An app with more than five tabs")
struct MoreTabTests {
  private func session() throws -> Session {
    let session = try Session(SixTabsAppDelegate.self)
    try session.launch()
    return session
  }

  private func tab(_ title: String) -> Action { .tap(ElementQuery(title, type: .tab)) }

  private func labels(_ type: ElementType, in session: Session) -> [String] {
    session.screen.elements.filter { $0.type == type }.map(\.label)
  }

  @Test("the fifth tab of the bar is More, whose screen lists the other tabs")
  func more() throws {
    let session = try session()
    #expect(labels(.tab, in: session) == ["Home", "Search", "Camera", "Orders", "More"])
    try session.perform(tab("More"))
    #expect(session.screen.path == ["More"])
    #expect(labels(.cell, in: session) == ["Profile", "Help"])
    try session.perform(.tap(ElementQuery("Help", type: .cell)))
    #expect(session.screen.path == ["More", "Page"])
    #expect(session.screen.title == "Help")
  }

  @Test("a tab that the bar has no room for is reached by its title, through More")
  func byTitle() throws {
    let session = try session()
    try session.perform(tab("Help"))
    #expect(session.screen.title == "Help")
    try session.perform(tab("Profile"))
    #expect(session.screen.title == "Profile")
    try session.perform(.tap(ElementQuery("Info")))
    #expect(session.screen.path == ["More", "Page", "Info"])
    try session.perform(tab("Profile"))
    #expect(session.screen.path == ["More", "Page"])
    try session.perform(.back)
    #expect(session.screen.path == ["More"])
    try session.perform(tab("Home"))
    #expect(session.screen.title == "Home")
    #expect(session.leaks == [])
    #expect(session.device.findings.all == [])
  }

  @Test("only the tab of the title is reached: another element or an unknown tab is not found")
  func unknown() throws {
    let session = try session()
    for query in [ElementQuery("Help"), ElementQuery("Settings", type: .tab)] {
      #expect(throws: SessionError.self) { try session.perform(.tap(query)) }
    }
    #expect(session.screen.title == "Home")
  }
}
