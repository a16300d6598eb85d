import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// What scenes and centers of one test tell; scene delegates are made by UIKit, so they look here.
private enum Stage {
  static var journal = Journal()
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let link = connectionOptions.notificationResponse?.notification.request.content.userInfo["link"]
    Stage.journal.note("connect\(link.map { " \($0)" } ?? "")")
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { Stage.journal.note("enter") }
  func sceneDidBecomeActive(_ scene: UIScene) { Stage.journal.note("active") }
  func sceneWillResignActive(_ scene: UIScene) { Stage.journal.note("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { Stage.journal.note("background") }
  func sceneDidDisconnect(_ scene: UIScene) { Stage.journal.note("disconnect") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Stage.journal.note("open \(URLContexts.first?.url.absoluteString ?? "")")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Stage.journal.note("continue \(userActivity.webpageURL?.absoluteString ?? "")")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Stage.journal.note("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }
}

private final class SceneAppDelegate: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var namesDelegate = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Stage.journal.note("launched")
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Stage.journal.note("configure")
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    if namesDelegate { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Stage.journal.note("application active")
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    Stage.journal.note("willPresent \(notification.request.content.body)")
    return [.banner, .list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    Stage.journal.note("didReceive \(response.notification.request.content.body)")
  }
}

@Suite("an app of scenes", .serialized)
struct SceneAppTests {
  private let push: [AnyHashable: Any] = ["aps": ["alert": "New shift"], "link": "crew://s4"]

  @discardableResult
  private func launch(
    _ delegate: SceneAppDelegate = SceneAppDelegate(),
    for reason: UIApplication.LaunchReason = .icon
  ) -> UIApplication {
    Device.current = Device()
    Stage.journal = Journal()
    return UIApplication.launch(delegate, for: reason)
  }

  @Test(
    "is launched, configured, connected, and its scene comes in front; the delegate hears of no more"
  )
  func launched() {
    launch()
    #expect(
      Stage.journal.take() == ["launched", "configure", "connect", "enter", "active"])
  }

  @Test("goes and ends through its scene, whose notifications are posted beside")
  func lifeCycle() {
    let application = launch()
    let names: [Notification.Name] = [
      UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      UIScene.willEnterForegroundNotification, UIScene.didEnterBackgroundNotification,
      UIScene.didDisconnectNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { note in
        let word = note.name.rawValue.dropFirst("UIScene".count).dropLast("Notification".count)
        MainActor.assumeIsolated { Stage.journal.note("(\(word))") }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    _ = Stage.journal.take()
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      Stage.journal.take() == [
        "resign", "(WillDeactivate)", "background", "(DidEnterBackground)", "enter",
        "(WillEnterForeground)", "active", "(DidActivate)", "resign", "(WillDeactivate)",
        "background", "(DidEnterBackground)", "disconnect", "(DidDisconnect)",
      ])
  }

  @Test("links, activities and quick actions reach the scene between coming and being active")
  func outside() throws {
    let application = launch()
    application.enterBackground()
    _ = Stage.journal.take()
    application.deliver(url: try #require(URL(string: "crew://shifts")))
    application.enterBackground()
    application.deliver(universalLink: try #require(URL(string: "https://crew.example/s1")))
    application.deliver(
      shortcutItem: UIApplicationShortcutItem(type: "new-task", localizedTitle: "New task"))
    #expect(
      Stage.journal.take() == [
        "enter", "open crew://shifts", "active", "resign", "background", "enter",
        "continue https://crew.example/s1", "active", "shortcut new-task",
      ])
  }

  @Test("launched by a notification, finds it in its scene's options, and hears of the tap")
  func launchedByPush() async {
    launch(for: .remoteNotification(push))
    await untilNoted("didReceive New shift")
    #expect(
      Stage.journal.take() == [
        "launched", "configure", "connect crew://s4", "enter", "active", "didReceive New shift",
      ])
  }

  @Test("a delegate that is asynchronous decides what shows")
  func asynchronous() async {
    let application = launch()
    application.deliver(remoteNotification: push)
    await untilNoted("willPresent New shift")
    #expect(application.banner?.text == "New shift")
    #expect(await application.notificationCenter.deliveredNotifications().count == 1)
  }

  /// Lets the main queue run until something was noted.
  private func untilNoted(_ line: String) async {
    while !Stage.journal.lines.contains(line) { await Task.yield() }
    await Task.yield()
  }

  @Test("a configuration that leaves its delegate to an Info.plist is a finding")
  func unnamed() {
    let delegate = SceneAppDelegate()
    delegate.namesDelegate = false
    launch(delegate)
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        application(_:configurationForConnecting:options:) answered a configuration without a \
        delegate, and the app has no window. There is no Info.plist here that names one. Set \
        delegateClass of the configuration: `configuration.delegateClass = SceneDelegate.self`.
        """
      ])
  }
}

@Suite("the notification center")
struct NotificationCenterSettingsTests {
  @Test("knows what was allowed, counts on the icon, and comes at a time of day")
  func settings() async throws {
    Device.current = Device()
    let application = UIApplication.launch(SilentDelegate())
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert]))
    #expect(await center.notificationSettings().authorizationStatus == .authorized)
    try await center.setBadgeCount(3)
    #expect(application.applicationIconBadgeNumber == 3)
    let content = UNMutableNotificationContent()
    content.title = "Wake up"
    content.sound = .default
    var time = DateComponents()
    let calendar = Calendar(identifier: .gregorian)
    time.minute = (calendar.component(.minute, from: Device.current.date) + 5) % 60
    let trigger = UNCalendarNotificationTrigger(dateMatching: time, repeats: true)
    try await center.add(UNNotificationRequest(identifier: "w", content: content, trigger: trigger))
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["w"])
    application.enterBackground()
    try Device.current.clock.advance(by: .seconds(300))
    #expect(application.banner?.title == "Wake up")
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["w"])
  }
}

private final class SilentDelegate: UIApplicationDelegate {}
