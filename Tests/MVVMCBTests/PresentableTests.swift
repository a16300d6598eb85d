import Coordination
import HeadlessDevice
import HeadlessUIKit
import MVVMCB
import Testing

@Suite("Presentable and NavigationControllable")
struct PresentableTests {
  private func onScreen() throws -> (device: Device, root: UIViewController, window: UIWindow) {
    let device = Device()
    Device.current = device
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    try device.clock.advance(by: .seconds(1))
    return (device, root, window)
  }

  @Test("presentInFullScreen and presentAsSheet set the style, and takeAway dismisses")
  func presenting() throws {
    let (device, root, window) = try onScreen()
    let presenter: any Presentable = root
    var steps: [String] = []
    for isFullScreen in [true, false] {
      let shown = UINavigationController(rootViewController: UIViewController())
      let note = { steps.append("\(shown.modalPresentationStyle) is up") }
      if isFullScreen {
        presenter.presentInFullScreen(shown, animated: true, completion: note)
      } else {
        presenter.presentAsSheet(shown, animated: true, completion: note)
      }
      try device.clock.advance(by: .seconds(1))
      #expect(root.presentedViewController === shown)
      shown.takeAway { steps.append("gone") }
      try device.clock.advance(by: .seconds(1))
      #expect(root.presentedViewController == nil)
    }
    #expect(steps == ["fullScreen is up", "gone", "pageSheet is up", "gone"])
    withExtendedLifetime(window) {}
  }

  @Test("UINavigationController conforms to NavigationControllable")
  func navigation() {
    Device.current = Device()
    let (first, second) = (UIViewController(), UIViewController())
    let navigation: any NavigationControllable = UINavigationController()
    navigation.setViewControllers([first], animated: false)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.viewControllers == [first, second])
    #expect(navigation.uiViewController is UINavigationController)
  }
}
