import HeadlessDevice
import HeadlessUIKit
import Testing

/// A controller in a window, read and tapped as the user does.
struct ShownScreen {
  private let window = UIWindow()
  private let root: UIViewController

  /// Shows a controller; the screen of a navigation controller is its top controller.
  init(_ root: UIViewController) throws {
    self.root = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
  }

  /// The texts of the screen's labels, in order.
  var texts: [String] { screen?.view.labels ?? [] }

  /// Taps the button with a title and waits for transitions.
  func tap(_ title: String) throws {
    let button = try #require(screen?.view.buttons.first { $0.currentTitle == title })
    try button.performTap()
    try Device.current.advanceOneSecond()
  }

  /// Removes the controller from the window.
  func close() {
    window.rootViewController = UIViewController()
  }

  private var screen: UIViewController? {
    (root as? UINavigationController)?.topViewController ?? root
  }
}
