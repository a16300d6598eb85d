import HeadlessDevice
import HeadlessUIKit
import RehearsalCore

/// A window of a fresh phone, for coordinators that are tested without the app around them.
struct Stage {
  let device: Device
  private let window = UIWindow()

  /// Shows a controller, once the phone is the current one.
  init(_ root: UIViewController, on device: Device) throws {
    self.device = device
    window.rootViewController = root
    window.makeKeyAndVisible()
    try device.passASecond()
  }

  /// The screen a person sees, as scripts name it.
  var screen: String { UIApplication.shared.topViewController.map(Self.name) ?? "-" }

  /// The screens on the visible stack.
  var path: [String] {
    let screens = UIApplication.shared.topViewController?.navigationController?.viewControllers
    return screens?.map(Self.name) ?? []
  }

  private static func name(of controller: UIViewController) -> String {
    String(describing: type(of: controller)).replacing("ViewController", with: "")
  }
}
