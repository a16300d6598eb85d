public import HeadlessUIKit

/// The delegate of a small app with one window; subclasses make its root.
///
/// A subclass cannot add methods that UIApplicationDelegate leaves optional: Swift has chosen the
/// defaults where this class conforms.
open class RootAppDelegate: UIResponder, UIApplicationDelegate {
  /// The window; nil until the launch.
  public var window: UIWindow?

  /// Creates a delegate whose app has no window yet.
  public override required init() {}

  /// Shows the root in a window.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    return true
  }

  /// Returns the root of the window; an empty controller if a subclass makes none.
  open func makeRoot() -> UIViewController { UIViewController() }
}
