import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// Weak references to controllers, by type name.
private struct WeakControllers {
  private struct Entry {
    let name: String
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []

  mutating func add(_ added: UIViewController...) {
    for controller in added {
      entries.append(Entry(name: "\(type(of: controller))", controller: controller))
    }
  }

  var alive: [String] { entries.filter { $0.controller != nil }.map(\.name) }
}

@Suite("Released controllers")
struct LifetimeTests {
  enum Way: CaseIterable {
    case pop, swipe, popToRoot, setViewControllers, dismiss, sheetPulled, rootReplaced, tabsReplaced
    case page, alert
  }

  @Test("a controller is released after it left in any way", arguments: Way.allCases)
  func ways(_ way: Way) throws {
    let phone = SpyPhone()
    var controllers = WeakControllers()
    try leave(by: way, phone, &controllers)
    try phone.finishTransitions()
    #expect(controllers.alive == [])
  }

  private func leave(by way: Way, _ phone: SpyPhone, _ controllers: inout WeakControllers) throws {
    switch way {
    case .pop, .swipe, .popToRoot, .setViewControllers:
      try leaveStack(by: way, phone, &controllers)
    case .dismiss, .sheetPulled: try leaveSheet(by: way, phone, &controllers)
    case .rootReplaced:
      let tabs = try phone.tabs("A")
      let modal = phone.present("B", on: tabs)
      controllers.add(tabs, modal)
      phone.window.rootViewController = UIViewController()
    case .tabsReplaced:
      let tabs = try phone.tabs("A")
      controllers.add(try #require(tabs.viewControllers?.first))
      tabs.viewControllers = [UINavigationController()]
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      let page = phone.spy("A")
      pages.setViewControllers([page], direction: .forward, animated: false)
      controllers.add(page)
      try phone.show(pages)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addTextField()
      controllers.add(alert)
      let root = try phone.root()
      root.present(alert, animated: false)
      try alert.actions[0].performTap()
    }
  }

  private func leaveStack(by way: Way, _ phone: SpyPhone, _ controllers: inout WeakControllers)
    throws
  {
    let navigation = try phone.stack("A")
    let screen = phone.spy("B")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    screen.navigationItem.titleView = UIView()
    _ = screen.editButtonItem
    navigation.pushViewController(screen, animated: true)
    try phone.finishTransitions()
    controllers.add(screen)
    switch way {
    case .swipe: try phone.application.swipeBack()
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setViewControllers: navigation.setViewControllers([UIViewController()], animated: true)
    default: navigation.popViewController(animated: true)
    }
  }

  private func leaveSheet(by way: Way, _ phone: SpyPhone, _ controllers: inout WeakControllers)
    throws
  {
    let root = try phone.root()
    let sheet = UINavigationController(rootViewController: phone.spy("B"))
    _ = sheet.presentationController
    root.present(sheet, animated: true)
    try phone.finishTransitions()
    controllers.add(sheet, sheet.viewControllers[0])
    way == .dismiss ? root.dismiss(animated: true) : try phone.application.swipeDown()
  }
}
