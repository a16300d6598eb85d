import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// Weak references to controllers, by name.
private struct Witness {
  private struct Entry {
    let name: String
    weak var controller: UIViewController?
  }

  private var entries: [Entry] = []

  mutating func watch(_ controllers: UIViewController...) {
    for controller in controllers {
      entries.append(Entry(name: "\(type(of: controller))", controller: controller))
    }
  }

  var alive: [String] { entries.filter { $0.controller != nil }.map(\.name) }
}

@Suite("nothing is kept that left")
struct LifetimeTests {
  enum Way: CaseIterable {
    case pop, swipe, popToRoot, setViewControllers, dismiss, sheetPulled, rootReplaced, tabsReplaced
    case page, alert
  }

  @Test("whatever way it left", arguments: Way.allCases)
  func ways(_ way: Way) throws {
    let phone = SpyPhone()
    var witness = Witness()
    try leave(by: way, phone, &witness)
    try phone.finishTransitions()
    #expect(witness.alive == [])
  }

  private func leave(by way: Way, _ phone: SpyPhone, _ witness: inout Witness) throws {
    switch way {
    case .pop, .swipe, .popToRoot, .setViewControllers:
      try leaveStack(by: way, phone, &witness)
    case .dismiss, .sheetPulled: try leaveSheet(by: way, phone, &witness)
    case .rootReplaced:
      let tabs = try phone.tabs("A")
      let modal = phone.present("B", on: tabs)
      witness.watch(tabs, modal)
      phone.window.rootViewController = UIViewController()
    case .tabsReplaced:
      let tabs = try phone.tabs("A")
      witness.watch(try #require(tabs.viewControllers?.first))
      tabs.viewControllers = [UINavigationController()]
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
      let page = phone.spy("A")
      pages.setViewControllers([page], direction: .forward, animated: false)
      witness.watch(page)
      try phone.show(pages)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: true)
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.addTextField()
      witness.watch(alert)
      let root = try phone.root()
      root.present(alert, animated: false)
      try alert.actions[0].performTap()
    }
  }

  private func leaveStack(by way: Way, _ phone: SpyPhone, _ witness: inout Witness) throws {
    let navigation = try phone.stack("A")
    let screen = phone.spy("B")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    screen.navigationItem.titleView = UIView()
    _ = screen.editButtonItem
    navigation.pushViewController(screen, animated: true)
    try phone.finishTransitions()
    witness.watch(screen)
    switch way {
    case .swipe: try phone.application.swipeBack()
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setViewControllers: navigation.setViewControllers([UIViewController()], animated: true)
    default: navigation.popViewController(animated: true)
    }
  }

  private func leaveSheet(by way: Way, _ phone: SpyPhone, _ witness: inout Witness) throws {
    let root = try phone.root()
    let sheet = UINavigationController(rootViewController: phone.spy("B"))
    _ = sheet.presentationController
    root.present(sheet, animated: true)
    try phone.finishTransitions()
    witness.watch(sheet, sheet.viewControllers[0])
    way == .dismiss ? root.dismiss(animated: true) : try phone.application.swipeDown()
  }
}
