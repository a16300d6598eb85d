import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("A window whose root is replaced")
struct RootChangeTests {
  @Test("covered and unselected screens of what a replaced root presents left with it")
  func left() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let screens = ["B", "C", "D"].map(phone.spy)
    let navigation = UINavigationController()
    navigation.viewControllers = Array(screens.prefix(2))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, screens[2]]
    root.present(tabs, animated: false)
    let top = phone.present("E", .fullScreen, on: tabs)
    phone.device.findings.step = 3
    let changes = phone.application.hierarchyChanges
    try phone.show(phone.spy("F"))
    let gone = [root, tabs, navigation] + screens + [top]
    #expect(gone.map(\.lifetime.leftAtStep) == [3, 3, 3, 3, 3, 3, 3])
    #expect(phone.application.hierarchyChanges > changes)
    #expect(root.presentedViewController == nil && tabs.presentedViewController == nil)
    #expect([tabs, top].map { $0.presentingViewController } == [nil, nil])
    #expect(gone.map { $0.viewIfLoaded?.window } == Array(repeating: nil, count: 7))
    #expect(gone.map(\.isInWindowHierarchy) == Array(repeating: false, count: 7))
  }

  @Test("a root that the next root presents in the same turn has appeared after the transition")
  func presented() throws {
    let phone = SpyPhone()
    let (first, second) = (phone.spy("A"), phone.spy("B"))
    phone.window.rootViewController = first
    phone.window.makeKeyAndVisible()
    phone.window.rootViewController = second
    second.present(first, animated: true) { phone.journal.note("completion") }
    #expect(
      phone.journal.take() == [
        "A.didLoad", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.didLoad",
        "B.willAppear", "A.willAppear", "A.isAppearing",
      ])
    try phone.settle()
    #expect(phone.journal.take() == ["B.isAppearing", "B.didAppear"])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["A.didAppear", "completion"])
  }

  @Test("a root that becomes a child of the next root in the same turn appears after it")
  func child() throws {
    let phone = SpyPhone()
    let (first, second) = (phone.spy("A"), phone.spy("B"))
    phone.window.rootViewController = first
    phone.window.makeKeyAndVisible()
    phone.window.rootViewController = second
    second.addChild(first)
    second.view.addSubview(first.view)
    first.didMove(toParent: second)
    _ = phone.journal.take()
    try phone.settle()
    #expect(
      phone.journal.take() == ["B.isAppearing", "A.isAppearing", "B.didAppear", "A.didAppear"])
  }

  @Test("a root whose view is already in that of the next root stays in it")
  func wrapped() throws {
    let phone = SpyPhone()
    let first = try phone.root()
    let second = phone.spy("B")
    second.addChild(first)
    second.view.addSubview(first.view)
    first.didMove(toParent: second)
    phone.window.rootViewController = second
    try phone.settle()
    #expect(first.view.superview === second.view)
    #expect(first.isInWindowHierarchy)
    #expect(phone.journal.take().suffix(2) == ["B.didAppear", "A.didAppear"])
  }
}
