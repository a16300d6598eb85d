import Coordination
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("Taking a controller away")
struct TakingAwayTests {
  private let device = Device()
  private let root = UIViewController()
  private let pushed = UIViewController()
  private let stack: UINavigationController
  private let window: UIWindow

  private final class Log {
    var all: [String] = []
  }

  private let log = Log()

  init() {
    Device.current = device
    stack = UINavigationController(rootViewController: root)
    window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    stack.pushViewController(pushed, animated: false)
  }

  private func settle() throws { try device.clock.advance(by: .seconds(2)) }

  @Test("a pushed controller leaves with those above it, at once")
  func pushedController() throws {
    Device.current = device
    try settle()
    stack.pushViewController(UIViewController(), animated: false)
    try settle()
    pushed.takeAway { log.all.append("done") }
    #expect(log.all == ["done"] && stack.viewControllers == [root])
  }

  @Test("a pushed controller that presents another one leaves once that one is dismissed")
  func presenting() throws {
    Device.current = device
    try settle()
    pushed.present(UIViewController(), animated: true)
    try settle()
    let presenter = pushed.presentedViewController?.presentingViewController
    presenter?.takeAway { log.all.append("done") }
    #expect(log.all == [])
    try settle()
    #expect(log.all == ["done"] && presenter?.presentedViewController == nil)
  }

  @Test("a presented controller is dismissed, and its completion called once it has gone")
  func presented() throws {
    Device.current = device
    try settle()
    let modal = UINavigationController(rootViewController: UIViewController())
    stack.present(modal, animated: true)
    try settle()
    #expect(stack.presentedViewController === modal)
    modal.takeAway { log.all.append("done") }
    #expect(log.all == [])
    try settle()
    #expect(log.all == ["done"] && stack.presentedViewController == nil)
    #expect(stack.viewControllers == [root, pushed])
  }

  @Test("a controller on a stack that is presented leaves that stack only")
  func onPresentedStack() throws {
    Device.current = device
    try settle()
    let (first, second) = (UIViewController(), UIViewController())
    let modal = UINavigationController(rootViewController: first)
    stack.present(modal, animated: false)
    try settle()
    modal.pushViewController(second, animated: false)
    try settle()
    second.takeAway { log.all.append("done") }
    try settle()
    #expect(log.all == ["done"] && modal.viewControllers == [first])
    #expect(stack.presentedViewController === modal)
  }

  @Test("a root stays, and the completion is called")
  func rootController() throws {
    Device.current = device
    try settle()
    root.takeAway { log.all.append("done") }
    #expect(log.all == ["done"] && stack.viewControllers == [root, pushed])
  }

  @Test("an action waits for the transition that runs over the controller, and for no other")
  func waiting() throws {
    Device.current = device
    try settle()
    stack.present(UIViewController(), animated: true)
    stack.whenStill { log.all.append("stack") }
    UIViewController().whenStill { log.all.append("other") }
    #expect(log.all == ["other"])
    try settle()
    #expect(log.all == ["other", "stack"])
    stack.whenStill { log.all.append("still") }
    #expect(log.all == ["other", "stack", "still"])
  }
}
