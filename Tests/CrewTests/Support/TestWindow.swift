import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// A window that shows the root controller of a coordinator under test.
struct TestWindow {
  let device: Device
  private let window = UIWindow()

  /// Shows a controller; the device must be the current one.
  init(_ root: UIViewController, on device: Device) throws {
    self.device = device
    window.rootViewController = root
    window.makeKeyAndVisible()
    try device.advanceOneSecond()
  }

  /// The name of the visible screen, as in scripts.
  var screen: String { UIApplication.shared.topViewController.map(Self.name) ?? "-" }

  /// The names of the screens on the visible stack.
  var path: [String] {
    let screens = UIApplication.shared.topViewController?.navigationController?.viewControllers
    return screens?.map(Self.name) ?? []
  }

  private static func name(of controller: UIViewController) -> String {
    String(describing: type(of: controller)).replacing("ViewController", with: "")
  }
}
