import HeadlessDevice
import HeadlessUIKit
import Testing

/// UIKit's methods return autoreleased objects (Apple, "Advanced Memory Management Programming Guide").
@Suite("Objects that UIKit autoreleases")
struct AutoreleaseTests {
  @Test(
    "a popped screen lives until the end of the turn, without a reference",
    arguments: [true, false])
  func popped(animated: Bool) throws {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: phone.spy("A"))
    try phone.show(navigation)
    weak var screen: UIViewController?
    do {
      let pushed = phone.spy("B")
      screen = pushed
      navigation.pushViewController(pushed, animated: false)
    }
    try phone.settle()
    navigation.popViewController(animated: animated)
    #expect(screen?.navigationController == nil || animated)
    #expect(screen != nil)
    try phone.settle()
    try phone.finishTransitions()
    #expect(screen == nil)
  }

  @Test("a pool of its own lets go of what UIKit made in it, and of nothing that was there before")
  func pool() throws {
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    let before = Weakly { UIAlertController(title: "A", message: nil, preferredStyle: .alert) }
    let inside = rehearsalAutoreleasePool {
      let made = Weakly { UIAlertController(title: "B", message: nil, preferredStyle: .alert) }
      #expect(made.screen != nil)
      return made
    }
    #expect(inside.screen == nil && before.screen != nil)
    try phone.settle()
    #expect(before.screen == nil)
  }

  @Test("all popped screens live until the end of the turn")
  func poppedToRoot() throws {
    let phone = SpyPhone()
    let navigation = UINavigationController(rootViewController: phone.spy("A"))
    try phone.show(navigation)
    navigation.setViewControllers(
      navigation.viewControllers + [phone.spy("B"), phone.spy("C")], animated: false)
    try phone.settle()
    let middle = Weakly { navigation.viewControllers[1] }
    navigation.popToRootViewController(animated: false)
    #expect(middle.screen != nil)
    try phone.settle()
    #expect(middle.screen == nil)
  }

  @Test("an alert that is assigned to a weak variable can still be presented in the same turn")
  func alert() throws {
    let phone = SpyPhone()
    let root = phone.spy("A")
    try phone.show(root)
    let alert = Weakly { UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert) }
    if let alert = alert.screen { root.present(alert, animated: false) }
    try phone.settle()
    #expect(root.presentedViewController?.title == "Delete?")
    root.dismiss(animated: false)
    try phone.settle()
    #expect(alert.screen == nil)
  }

  @Test(
    "a new stack that is held weakly can be put into the window in the same turn, and is gone after it"
  )
  func newStack() throws {
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    let stack = Weakly { UINavigationController(rootViewController: phone.spy("B")) }
    phone.window.rootViewController = stack.screen
    try phone.settle()
    #expect(phone.window.rootViewController is UINavigationController)
    let unused = Weakly { UINavigationController(rootViewController: phone.spy("C")) }
    #expect(unused.screen != nil)
    try phone.settle()
    #expect(unused.screen == nil && stack.screen != nil)
  }

  @Test("an alert that nobody presents is released at the end of the turn")
  func unused() throws {
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    let alert = Weakly { UIAlertController(title: "Unused", message: nil, preferredStyle: .alert) }
    #expect(alert.screen != nil)
    try phone.settle()
    #expect(alert.screen == nil)
  }
}

/// A screen that a property holds weakly from the start.
private struct Weakly {
  private(set) weak var screen: UIViewController?

  init(_ make: () -> UIViewController) { screen = make() }
}
