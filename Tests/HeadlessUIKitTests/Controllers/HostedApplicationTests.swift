import HeadlessDevice
import HeadlessUIKit
import Testing

/// A delegate that records the launch.
private final class HostDelegate: UIApplicationDelegate {
  let diary = Diary()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.write("launched \(launchOptions == nil)")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { diary.write("active") }
}

@Suite("The app that hosts unit tests")
struct HostedApplicationTests {
  @Test("it is launched as from its icon, and its windows that were shown before stay")
  func hosted() {
    Device.current = Device()
    let (window, screen, delegate) = (UIWindow(), UIViewController(), HostDelegate())
    window.rootViewController = screen
    window.makeKeyAndVisible()
    UIApplication.shared.host(delegate)
    #expect(delegate.diary.read() == ["launched true", "active"])
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.keyWindow === window)
    #expect(UIApplication.shared.topViewController === screen)
  }
}
