import HeadlessDevice
import HeadlessUIKit
import Testing

/// A controller in a window, as a person has it before them.
struct ShownScreen {
  private let window = UIWindow()
  private let root: UIViewController

  /// Shows a controller; of a navigation, its topmost screen is looked at.
  init(_ root: UIViewController) throws {
    self.root = root
    window.rootViewController = root
    window.makeKeyAndVisible()
    try Device.current.clock.runDueWork()
  }

  /// The texts of the labels, in order.
  var texts: [String] { screen?.view.labels ?? [] }

  /// Taps the button of that title, and lets transitions end.
  func tap(_ title: String) throws {
    let button = try #require(screen?.view.buttons.first { $0.currentTitle == title })
    try button.performTap()
    try Device.current.passASecond()
  }

  /// Takes the controller out of the window again.
  func close() {
    window.rootViewController = UIViewController()
  }

  private var screen: UIViewController? {
    (root as? UINavigationController)?.topViewController ?? root
  }
}
