import CrewChat
import HeadlessDevice
import HeadlessUIKit
import Injection
import Testing
import VirtualTime

@Suite("Chat's coordinator")
struct ChatCoordinatorTests {
  @Test("stop completes at once, or once what is presented has been dismissed")
  func stopping() throws {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let stack = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let coordinator = ChatCoordinator(navigationController: stack, container: Container())
    var stops = 0
    coordinator.stop { stops += 1 }
    #expect(stops == 1)
    stack.present(UIViewController(), animated: false)
    coordinator.stop { stops += 1 }
    #expect(stops == 1 && stack.presentedViewController != nil)
    try device.clock.advance(by: .seconds(1))
    #expect(stops == 2 && stack.presentedViewController == nil)
  }
}
