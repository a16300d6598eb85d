// swift-format-ignore-file
import IQKeyboardManagerSwift
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder {
  var window: UIWindow?
  let services: [StudioService] = [RefreshService(name: "refresh")]
}

extension AppDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    let attributes = [
      NSAttributedStringKey.font: UIFont.systemFont(ofSize: 12),
      NSAttributedString.Key.foregroundColor: UIColor.red,
      NSUnderlineStyleAttributeName: NSUnderlineStyle.styleSingle.rawValue,
    ] as [NSAttributedStringKey: Any]
    let old = [
      NSForegroundColorAttributeName: UIColor.red,
      NSFontAttributeName: UIFont.systemFont(ofSize: 12),
    ]
    assert(old.count == 2)
    IQKeyboardManager.shared.enable = true
    IQKeyboardManager.shared.shouldResignOnTouchOutside = true
    IQKeyboardManager.shared.toolbarDoneBarButtonItemText = "Close"
    UINavigationBar.appearance().titleTextAttributes = attributes
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tracks = UINavigationController(rootViewController: TracksViewController())
    window.rootViewController = tracks
    window.makeKeyAndVisible()
    self.window = window
    services.forEach { $0.applicationDidFinishLaunching?(application) }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    for service in services { service.applicationDidEnterBackground?(application) }
  }
}
