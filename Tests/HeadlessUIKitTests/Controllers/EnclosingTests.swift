import HeadlessDevice
import HeadlessUIKit
import Testing

/// Sources: UIKit's documentation of each property and method.
@Suite("Containers around a controller")
struct EnclosingTests {
  /// A leaf in a plain container, on a stack, in a tab.
  private func nest(on phone: SpyPhone) throws -> (
    leaf: UIViewController, stack: UINavigationController
  ) {
    let (leaf, holder) = (phone.spy("leaf"), phone.spy("holder"))
    holder.addChild(leaf)
    holder.view.addSubview(leaf.view)
    leaf.didMove(toParent: holder)
    let stack = UINavigationController(rootViewController: holder)
    let tabs = UITabBarController()
    tabs.tabs = [UITab(title: "Home", image: nil, identifier: "home") { _ in stack }]
    try phone.show(tabs)
    return (leaf, stack)
  }

  @Test("containers of all depths are found, and the tab of the one that is on the bar")
  func nearest() throws {
    let phone = SpyPhone()
    let (leaf, stack) = try nest(on: phone)
    #expect(leaf.navigationController === stack && stack.navigationController == nil)
    #expect(leaf.tabBarController === stack.tabBarController && leaf.tabBarController != nil)
    #expect(leaf.splitViewController == nil && leaf.tab?.identifier == "home")
    #expect(UIViewController().tab == nil)
  }

  @Test("show pushes on the nearest stack, also from a child in it; without one it presents")
  func show() throws {
    let phone = SpyPhone()
    let (leaf, stack) = try nest(on: phone)
    leaf.show(phone.spy("B"), sender: nil)
    try phone.finishTransitions()
    #expect(stack.viewControllers.map(\.title) == ["holder", "B"])
    let alone = phone.spy("alone")
    try phone.show(alone)
    alone.show(phone.spy("C"), sender: nil)
    try phone.finishTransitions()
    #expect(alone.presentedViewController?.title == "C")
  }

  @Test("UIKit's own delegate lets the back gesture begin only where the back button is shown")
  func popGesture() throws {
    let phone = SpyPhone()
    let stack = UINavigationController(rootViewController: phone.spy("A"))
    try phone.show(stack)
    stack.pushViewController(phone.spy("B"), animated: false)
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    func begins() -> Bool? { gesture.delegate?.gestureRecognizerShouldBegin(gesture) }
    #expect(begins() == true)
    stack.setNavigationBarHidden(true, animated: false)
    #expect(begins() == false)
    stack.setNavigationBarHidden(false, animated: false)
    stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(begins() == false)
  }
}
