import Coordination
import HeadlessUIKit
import RehearsalCore
import Testing

@Suite("The coordinators with their screens and kits")
struct CoordinatorDescriptionTests {
  private func lines(_ session: Session) -> [String] {
    session.coordinators.map { "\($0.name): \($0.screens.joined(separator: ", "))" }
  }

  @Test("of two coordinators of one stack, each has the screens that were created for it")
  func stack() throws {
    let session = try Session.launched(MenuFlowCoordinator.self)
    #expect(lines(session) == ["MenuFlow: Menu"])
    try session.tap("Start")
    #expect(lines(session) == ["MenuFlow: Menu", "PageFlow: Page"])
  }

  @Test("a later screen on the stack of two coordinators is the deeper one's")
  func laterScreen() throws {
    let session = try Session.launched(MenuFlowCoordinator.self)
    try session.tap("Start")
    try session.tap("Next")
    #expect(lines(session) == ["MenuFlow: Menu", "PageFlow: Page, NextPage"])
  }

  @Test("the screens of tabs are not those of the coordinator that holds the tab bar")
  func tabs() throws {
    let session = try Session.launched(TabsFlowCoordinator.self)
    try session.perform(.tap(ElementQuery("Second", type: .tab)))
    #expect(lines(session) == ["TabsFlow: ", "TabFlow: Page", "TabFlow: NextPage"])
  }

  @Test("the kit is that of the coordinator's base class, or else of its screens; or none")
  func kits() throws {
    for kit in Kit.allCases {
      let session = try Session(kit.app)
      try session.launch()
      try session.tap("Push")
      let name = kit == .own ? nil : kit.rawValue
      #expect(session.coordinators.count > 1)
      #expect(Set(session.coordinators.map(\.kit)) == [name], "\(kit)")
    }
  }
}

private final class MenuFlowCoordinator: PlainCoordinator, FirstCoordinator {
  private weak var navigation: UINavigationController?

  func start(in window: UIWindow) {
    let menu = MenuViewController(["Start": { [weak self] in self?.startPage() }])
    let navigation = UINavigationController(rootViewController: menu)
    self.navigation = navigation
    window.rootViewController = navigation
  }

  private func startPage() {
    let child = PageFlowCoordinator()
    children.append(child)
    child.start(on: navigation)
  }
}

/// A coordinator that refers to the stack of its parent, and to no screen.
private final class PageFlowCoordinator: PlainCoordinator {
  private weak var navigation: UINavigationController?

  func start(on navigation: UINavigationController?) {
    self.navigation = navigation
    let page = PageViewController([
      "Next": { [weak self] in
        self?.navigation?.pushViewController(NextPageViewController(), animated: true)
      }
    ])
    navigation?.pushViewController(page, animated: true)
  }
}

/// A coordinator that holds the tab bar, and has a child for each tab.
private final class TabsFlowCoordinator: PlainCoordinator, FirstCoordinator {
  private let tabBar = UITabBarController()

  func start(in window: UIWindow) {
    let makers: [() -> UIViewController] = [{ PageViewController() }, { NextPageViewController() }]
    let screens = makers.map { makeScreen in
      children.append(TabFlowCoordinator())
      return makeScreen()
    }
    for (screen, title) in zip(screens, ["First", "Second"]) { screen.title = title }
    tabBar.setViewControllers(screens, animated: false)
    window.rootViewController = tabBar
  }
}

/// The coordinator of a tab, which refers to no screen.
private final class TabFlowCoordinator: PlainCoordinator {}

private final class MenuViewController: ChoiceViewController {}
private final class PageViewController: ChoiceViewController {}
private final class NextPageViewController: ChoiceViewController {}
