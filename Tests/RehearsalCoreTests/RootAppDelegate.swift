import HeadlessUIKit

/// The delegate of an app with one window; subclasses make its root.
class RootAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  override required init() {}

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    return true
  }

  func makeRoot() -> UIViewController { UIViewController() }
}
