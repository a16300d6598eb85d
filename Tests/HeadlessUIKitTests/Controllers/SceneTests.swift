import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// The state shared by one test and the scene delegate, which the application creates.
private enum SceneRecord {
  static var journal = Journal()
  /// Whether the states of the scene and the app are recorded too.
  static var notesStates = false

  static func note(_ what: String, of scene: UIScene) {
    let state = "\(scene.activationState) \(UIApplication.shared.applicationState)"
    journal.note(notesStates ? "\(what) \(state)" : what)
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let link = connectionOptions.notificationResponse?.notification.request.content.userInfo["link"]
    let shortcut = connectionOptions.shortcutItem?.type
    let activity = connectionOptions.userActivities.first?.webpageURL?.absoluteString
    let cause = [link.map { "\($0)" }, shortcut, activity].compactMap { $0 }
    SceneRecord.note((["connect"] + cause).joined(separator: " "), of: scene)
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { SceneRecord.note("enter", of: scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { SceneRecord.note("active", of: scene) }
  func sceneWillResignActive(_ scene: UIScene) { SceneRecord.journal.note("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { SceneRecord.journal.note("background") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    SceneRecord.journal.note(
      "restoration after \(scene.session.stateRestorationActivity?.title ?? "nothing")")
    let activity = NSUserActivity(activityType: "show")
    activity.title = "draft"
    return activity
  }
  func sceneDidDisconnect(_ scene: UIScene) { SceneRecord.journal.note("disconnect") }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    SceneRecord.journal.note("open \(URLContexts.first?.url.absoluteString ?? "")")
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    SceneRecord.journal.note("willContinue \(userActivityType)")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    SceneRecord.journal.note("continue \(userActivity.webpageURL?.absoluteString ?? "")")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    SceneRecord.journal.note("shortcut \(shortcutItem.type)")
    completionHandler(true)
  }
}

private final class SceneAppDelegate: UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var namesDelegate = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    SceneRecord.journal.note("launched \(launchOptions.map { "\($0.count)" } ?? "nil")")
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    SceneRecord.journal.note("configure")
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    if namesDelegate { configuration.delegateClass = SceneDelegate.self }
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    SceneRecord.journal.note("application active")
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    SceneRecord.journal.note("willPresent \(notification.request.content.body)")
    return [.banner, .list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    SceneRecord.journal.note("didReceive \(response.notification.request.content.body)")
  }
}

@Suite("App with scenes", .serialized)
struct SceneAppTests {
  private let push: [AnyHashable: Any] = ["aps": ["alert": "New shift"], "link": "crew://s4"]

  @discardableResult
  private func launch(
    _ delegate: SceneAppDelegate = SceneAppDelegate(),
    for reason: UIApplication.LaunchReason = .icon
  ) -> UIApplication {
    Device.current = Device()
    SceneRecord.journal = Journal()
    return UIApplication.launch(delegate, for: reason)
  }

  @Test(
    "a launch connects the scene and calls its delegate, not the app's"
  )
  func launched() {
    launch()
    #expect(
      SceneRecord.journal.take() == ["launched nil", "configure", "connect", "enter", "active"])
  }

  @Test("life cycle events reach the scene delegate, and post scene notifications")
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
        MainActor.assumeIsolated { SceneRecord.journal.note("(\(word))") }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    _ = SceneRecord.journal.take()
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(
      SceneRecord.journal.take() == [
        "resign", "(WillDeactivate)", "background", "(DidEnterBackground)",
        "restoration after nothing", "enter",
        "(WillEnterForeground)", "active", "(DidActivate)", "resign", "(WillDeactivate)",
        "disconnect", "(DidDisconnect)",
      ])
  }

  @Test(
    "at a cold launch the scene is unattached until the app has entered the foreground")
  func states() throws {
    Device.current = Device()
    SceneRecord.journal = Journal()
    let names = [
      (UIApplication.willEnterForegroundNotification, "(willEnterForeground)"),
      (UIScene.willConnectNotification, "(willConnect)"),
    ]
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { SceneRecord.journal.note(text) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    SceneRecord.notesStates = true
    defer { SceneRecord.notesStates = false }
    let url = try #require(URL(string: "crew://chat"))
    let application = UIApplication.launch(SceneAppDelegate(), for: .url(url))
    #expect(application.applicationState == .active)
    #expect(
      SceneRecord.journal.take() == [
        "configure", "launched nil", "connect unattached inactive",
        "(willConnect)",
        "enter unattached inactive", "(willEnterForeground)",
        "active foregroundActive inactive",
      ])
  }

  @Test("a window without a scene never shows, until it gets one")
  func sceneless() throws {
    let application = launch()
    let window = UIWindow(frame: .zero)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(!application.windows.contains(window))
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        A UIWindow of UIViewController was shown without a scene in an app that has a scene \
        delegate; UIKit never shows it. Create it with UIWindow(windowScene:), or set its windowScene.
        """
      ])
    window.windowScene = application.connectedScenes.first as? UIWindowScene
    #expect(application.windows.contains(window))
  }

  @Test("hiding the key window makes another window key")
  func keyWindow() throws {
    let application = launch()
    let first = try #require(application.keyWindow)
    let second = UIWindow(windowScene: try #require(first.windowScene))
    second.makeKeyAndVisible()
    #expect(application.keyWindow === second)
    second.isHidden = true
    #expect(application.keyWindow === first)
  }

  @Test("kill calls nothing")
  func kill() {
    let application = launch()
    _ = SceneRecord.journal.take()
    application.kill()
    #expect(SceneRecord.journal.take() == [])
    #expect(application.windows == [])
  }

  @Test("URLs, activities and quick actions reach the scene between foreground and active")
  func outside() throws {
    let application = launch()
    application.enterBackground()
    _ = SceneRecord.journal.take()
    application.deliver(url: try #require(URL(string: "crew://shifts")))
    application.enterBackground()
    application.deliver(universalLink: try #require(URL(string: "https://crew.example/s1")))
    application.deliver(
      shortcutItem: UIApplicationShortcutItem(type: "new-task", localizedTitle: "New task"))
    #expect(
      SceneRecord.journal.take() == [
        "enter", "open crew://shifts", "active", "resign", "background", "restoration after draft",
        "enter",
        "willContinue NSUserActivityTypeBrowsingWeb", "continue https://crew.example/s1", "active",
        "shortcut new-task",
      ])
  }

  @Test("a URL that the scene's delegate has no method for is not handled, and is noted")
  func unhandledURL() throws {
    Device.current = Device()
    let application = UIApplication.launch(QuietAppDelegate())
    #expect(!application.deliver(url: try #require(URL(string: "crew://shifts"))))
    #expect(
      Device.current.log.events.suffix(2).map { "\($0.name) \($0.detail)" } == [
        "open URL crew://shifts", "nobody handled the URL crew://shifts",
      ])
  }

  @Test("a launch by a notification has it in the connection options, and delivers the tap")
  func launchedByPush() async {
    launch(for: .remoteNotification(push))
    await untilNoted("didReceive New shift")
    #expect(
      SceneRecord.journal.take() == [
        "configure", "launched nil", "connect crew://s4", "enter", "active", "didReceive New shift",
      ])
  }

  @Test("a launch by a quick action has it in the connection options, and performs nothing")
  func launchedByShortcut() {
    launch(for: .shortcutItem(UIApplicationShortcutItem(type: "new-task", localizedTitle: "New")))
    #expect(
      SceneRecord.journal.take() == [
        "configure", "launched nil", "connect new-task", "enter", "active",
      ])
  }

  /// Source: scene(_:continue:)'s documentation: "UIKit calls this method … for your scene that is
  /// already running"; at a launch the activity is in the connection options.
  @Test("a launch by an activity has it in the connection options, and continues nothing")
  func launchedByActivity() {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://crew.example/s1")
    launch(for: .userActivity(activity))
    #expect(
      SceneRecord.journal.take() == [
        "configure", "launched nil", "connect https://crew.example/s1", "enter", "active",
      ])
  }

  @Test("an async delegate decides which notification shows")
  func asynchronous() async {
    let application = launch()
    application.deliver(remoteNotification: push)
    await untilNoted("willPresent New shift")
    #expect(application.banner?.text == "New shift")
    #expect(await application.notificationCenter.deliveredNotifications().count == 1)
  }

  /// Runs the main queue until a line was recorded.
  private func untilNoted(_ line: String) async {
    while !SceneRecord.journal.lines.contains(line) { await Task.yield() }
    await Task.yield()
  }

  @Test("a configuration without a delegate class is a finding")
  func unnamed() {
    let delegate = SceneAppDelegate()
    delegate.namesDelegate = false
    launch(delegate)
    #expect(
      Device.current.findings.all.map(\.message) == [
        """
        application(_:configurationForConnecting:options:) answered a configuration without a \
        delegate, and the app has no window. Its Info.plist, if there is one, names none. Set \
        delegateClass of the configuration: `configuration.delegateClass = SceneDelegate.self`.
        """
      ])
  }
}

@Suite("Notification center")
struct NotificationCenterSettingsTests {
  @Test("settings, badge count and calendar trigger follow what was granted and set")
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

/// A scene's delegate without a method.
private final class QuietSceneDelegate: UIResponder, UIWindowSceneDelegate {}

private final class QuietAppDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = QuietSceneDelegate.self
    return configuration
  }
}
