import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("The step in which controllers left")
struct LeftControllerTests {
  @Test("covered and unselected screens of a dismissed controller left with it")
  func children() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let screens = ["B", "C", "D"].map(phone.spy)
    let navigation = UINavigationController()
    navigation.viewControllers = Array(screens.prefix(2))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, screens[2]]
    root.present(tabs, animated: false)
    #expect(screens.map(\.lifetime.leftAtStep) == [nil, nil, nil])
    phone.device.findings.step = 3
    root.dismiss(animated: false)
    let left = [tabs, navigation] + screens
    #expect(left.map(\.lifetime.leftAtStep) == [3, 3, 3, 3, 3])
    #expect(root.lifetime.leftAtStep == nil)
  }

  @Test("a child that is removed from its container left in that step, with its own children")
  func removedChild() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let (child, grandchild) = (phone.spy("B"), phone.spy("C"))
    child.addChild(grandchild)
    root.addChild(child)
    phone.device.findings.step = 3
    #expect([child, grandchild].map(\.lifetime.leftAtStep) == [nil, nil])
    child.removeFromParent()
    #expect([child, grandchild].map(\.lifetime.leftAtStep) == [3, 3])
    #expect(root.lifetime.leftAtStep == nil)
  }
}
