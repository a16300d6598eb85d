import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Presentation stack")
struct PresentationStackTests {
  @Test("root, full screen, sheet and alert are layers from back to front")
  func layers() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let cover = phone.present("C", .fullScreen, on: navigation)
    let sheet = phone.present("D", on: cover)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .actionSheet)
    sheet.present(alert, animated: false)
    let stack = try #require(phone.application.presentationStack)
    #expect(stack.layers.map(\.kind) == [.root, .fullScreen, .sheet, .actionSheet])
    #expect(stack.layers.map(\.hidesBeneath) == [true, true, false, false])
    #expect(stack.visibleLayers.map(\.kind) == [.fullScreen, .sheet, .actionSheet])
    #expect(stack.top?.controller === alert)
    #expect(phone.application.topViewController === sheet)
    #expect(phone.application.topAlert === alert)
    #expect(phone.application.screenPath.map(\.title) == ["A", "B", "C", "D"])
  }

  @Test("a sheet with an undimmed detent does not block the layer beneath")
  func undimmed() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let sheet = phone.present("B", on: root)
    #expect(phone.application.presentationStack?.top?.blocksBeneath == true)
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    #expect(phone.application.presentationStack?.top?.blocksBeneath == false)
  }

  @Test("the screen path goes through tabs, stacks and presentations")
  func path() throws {
    let phone = SpyPhone()
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: phone.spy("ShiftList")), phone.spy("Account"),
    ]
    try phone.show(tabs)
    let modal = UINavigationController(rootViewController: phone.spy("ShiftDetail"))
    modal.modalPresentationStyle = .fullScreen
    tabs.present(modal, animated: false)
    modal.pushViewController(phone.spy("JobPage"), animated: false)
    #expect(
      phone.application.screenPath.map(\.title) == ["ShiftList", "ShiftDetail", "JobPage"])
    #expect(phone.application.visibleNavigationController === modal)
    #expect(phone.application.topViewController?.title == "JobPage")
  }

  @Test("without a window, stack, screen path and top are empty")
  func empty() {
    let phone = SpyPhone()
    #expect(phone.application.presentationStack?.layers.isEmpty != false)
    #expect(phone.application.topViewController == nil)
    #expect(phone.application.screenPath == [])
    #expect(throws: Refusal("swipe down: nothing is on the screen.")) {
      try phone.application.swipeDown()
    }
  }

  @Test("a hidden window leaves the presentation stack, and its root disappears")
  func hidden() throws {
    let phone = SpyPhone()
    _ = try phone.root()
    phone.window.isHidden = true
    #expect(phone.journal.take() == ["A.willDisappear", "A.didDisappear"])
    #expect(phone.application.windows == [])
    phone.window.makeKeyAndVisible()
    try phone.settle()
    #expect(phone.journal.take() == ["A.willAppear", "A.isAppearing", "A.didAppear"])
  }

  @Test("windows are ordered by level, and the key window is presented to the user")
  func windows() throws {
    let phone = SpyPhone()
    _ = try phone.root()
    let overlay = UIWindow()
    overlay.windowLevel = .alert
    overlay.rootViewController = phone.spy("B")
    overlay.isHidden = false
    let other = UIWindow()
    other.isHidden = false
    #expect(phone.application.windows == [phone.window, other, overlay])
    #expect(phone.application.topViewController?.title == "A")
    overlay.makeKeyAndVisible()
    #expect(phone.application.topViewController?.title == "B")
    #expect(!phone.window.isKeyWindow)
  }
}

@Suite("Bars")
struct BarTests {
  @Test("a navigation bar reads prompt, back, left, title, right, search")
  func navigationBar() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let item = try #require(navigation.topViewController?.navigationItem)
    item.prompt = "Today"
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    item.rightBarButtonItems = [
      UIBarButtonItem(title: "Save"), .flexibleSpace(), UIBarButtonItem(title: "More"),
    ]
    item.rightBarButtonItems?[2].isEnabled = false
    item.searchController = UISearchController(searchResultsController: nil)
    #expect(
      elements(of: navigation.navigationBar) == [
        "staticText Today", "button A", "button Add", "staticText B", "button Save",
        "button More disabled", "searchField Search",
      ])
    #expect(navigation.navigationBar.elementIdentifier == "B")
  }

  @Test("views of a navigation item are in the bar's window while its screen shows")
  func views() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    let title = UITextField()
    let custom = UIButton(primaryAction: UIAction(title: "Filter") { _ in })
    let item = navigation.viewControllers[0].navigationItem
    item.titleView = title
    item.rightBarButtonItem = UIBarButtonItem(customView: custom)
    #expect(title.window === phone.window)
    #expect(custom.window === phone.window)
    navigation.pushViewController(phone.spy("B"), animated: false)
    #expect(title.window == nil)
    navigation.popViewController(animated: false)
    #expect(title.window === phone.window)
    item.titleView = nil
    #expect(title.window == nil)
  }

  @Test("a tap on a bar button runs its action or handler, or opens its menu")
  func buttons() throws {
    let phone = SpyPhone()
    let action = UIBarButtonItem(
      title: nil, primaryAction: UIAction(title: "Add") { _ in phone.journal.note("add") })
    let closure = UIBarButtonItem(title: "Save", style: .done) { item in
      phone.journal.note("save \(item.title ?? "")")
    }
    let menu = UIBarButtonItem(
      title: "More",
      menu: UIMenu(children: [UIAction(title: "Sort") { _ in phone.journal.note("sort") }]))
    #expect([action, closure, menu].map(\.elementLabel) == ["Add", "Save", "More"])
    for item in [action, closure, menu] { try item.performTap() }
    #expect(elements(of: menu) == ["button Sort"])
    try menu.firstDescendant { $0.elementLabel == "Sort" }?.performTap()
    #expect(elements(of: menu) == [])
    #expect(phone.journal.take() == ["add", "save Save", "sort"])
    closure.isEnabled = false
    #expect(throws: Refusal("button \"Save\" is disabled. Do first what enables it.")) {
      try closure.performTap()
    }
  }

  @Test("a tap on the back button element pops")
  func back() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A", "B")
    let button = try #require(
      navigation.navigationBar.firstDescendant { $0.elementIdentifier == "BackButton" })
    try button.performTap()
    #expect(navigation.names == ["A"])
  }

  @Test("a shown toolbar has the top screen's items")
  func toolbar() throws {
    let phone = SpyPhone()
    let navigation = try phone.stack("A")
    navigation.viewControllers[0].toolbarItems = [UIBarButtonItem(title: "Share")]
    #expect(navigation.isToolbarHidden)
    navigation.setToolbarHidden(false, animated: true)
    #expect(elements(of: navigation.toolbar) == ["button Share"])
  }

  @Test("a hidden bar is not read, and search results replace the screen's elements")
  func content() throws {
    let phone = SpyPhone()
    let results = UIViewController()
    let found = UILabel()
    found.text = "Found"
    results.view.addSubview(found)
    let navigation = try phone.stack("A")
    navigation.viewControllers[0].view.addSubview(UILabel())
    let search = UISearchController(searchResultsController: results)
    search.showsSearchResultsController = true
    navigation.viewControllers[0].navigationItem.searchController = search
    search.isActive = true
    #expect(elements(of: navigation.view).last == "staticText Found")
    search.isActive = false
    #expect(!elements(of: navigation.view).contains("staticText Found"))
    navigation.isNavigationBarHidden = true
    #expect(!elements(of: navigation.view).contains { $0.hasPrefix("navigationBar") })
  }
}
