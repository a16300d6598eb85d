import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

/// A delegate that records its calls and shows a screen.
private final class SpyDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let journal = Journal()
  var answer = true

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("willFinish \(application.applicationState)")
    return answer
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let keys = (launchOptions ?? [:]).keys.map(\.rawValue)
    journal.note("didFinish \(keys)")
    window = UIWindow()
    window?.rootViewController = SpyViewController("A", journal)
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) { journal.note("token \(token.count) bytes") }

  func applicationDidBecomeActive(_ application: UIApplication) { journal.note("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) {
    journal.note("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    journal.note("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    journal.note("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { journal.note("willTerminate") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    journal.note("open \(url) \(app.applicationState)")
    return url.scheme == "crew"
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    journal.note("continue \(userActivity.webpageURL?.absoluteString ?? "")")
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    journal.note("shortcut \(shortcutItem.type)")
  }
}

@Suite("UIApplication")
struct ApplicationTests {
  private func launch(
    for reason: UIApplication.LaunchReason = .icon
  ) throws -> (SpyDelegate, UIApplication) {
    Device.current = Device()
    let delegate = SpyDelegate()
    let application = UIApplication.launch(delegate, for: reason)
    try Device.current.clock.runDueWork()
    return (delegate, application)
  }

  @Test("an app that is killed leaves no work on the clock, also where a layout pass was due")
  func killed() throws {
    let (delegate, application) = try launch()
    let window = try #require(delegate.window)
    window.rootViewController?.view.setNeedsLayout()
    #expect(!Device.current.clock.isIdle)
    application.kill()
    #expect(Device.current.clock.isIdle)
  }

  @Test("the window of any delegate is optional twice, also where the delegate declares none")
  func windowOfDelegate() throws {
    let (delegate, application) = try launch()
    #expect(application.delegate?.window??.rootViewController != nil)
    if let window = application.delegate?.window, let shown = window {
      #expect(shown === delegate.window)
    } else {
      Issue.record("The window is not there.")
    }
    application.delegate?.window = nil
    #expect(delegate.window == nil)
    let plain: any UIApplicationDelegate = PlainDelegate()
    plain.window = UIWindow()
    #expect(plain.window == .some(nil))
  }

  @Test("launch shows the window, then makes the app active")
  func launch() throws {
    let (delegate, application) = try launch()
    #expect(
      delegate.journal.take() == [
        "willFinish inactive", "didFinish []", "A.didLoad", "A.willAppear", "didBecomeActive",
        "A.isAppearing", "A.didAppear",
      ])
    #expect(UIApplication.shared === application)
    #expect(application.applicationState == .active)
    #expect(application.keyWindow === delegate.window)
  }

  /// Source: registerForRemoteNotifications()'s documentation: the app object calls the delegate once
  /// registration with the push service has succeeded, which is after the call.
  @Test("the device token comes after the turn that registers, and none after unregistering")
  func deviceToken() throws {
    let delegate = SpyDelegate()
    Device.current = Device()
    let application = UIApplication.launch(delegate)
    _ = delegate.journal.take()
    application.registerForRemoteNotifications()
    #expect(delegate.journal.take() == [])
    #expect(!application.isRegisteredForRemoteNotifications)
    try Device.current.clock.runDueWork()
    #expect(delegate.journal.lines.filter { $0.hasPrefix("token") } == ["token 32 bytes"])
    #expect(application.isRegisteredForRemoteNotifications)
    _ = delegate.journal.take()
    application.registerForRemoteNotifications()
    application.unregisterForRemoteNotifications()
    try Device.current.clock.runDueWork()
    #expect(delegate.journal.take() == [])
    #expect(!application.isRegisteredForRemoteNotifications)
  }

  /// Source: registerUserNotificationSettings(_:)'s documentation: the app object calls the delegate's
  /// method afterwards, with the settings that were granted.
  @Test("settings of iOS 9 for notifications are registered, of which the delegate is told later")
  func notificationSettings() throws {
    let delegate = SettingsDelegate()
    Device.current = Device()
    let application = UIApplication.launch(delegate)
    #expect(application.currentUserNotificationSettings == nil)
    let settings = UIUserNotificationSettings(types: [.alert, .badge], categories: nil)
    application.registerUserNotificationSettings(settings)
    #expect(application.currentUserNotificationSettings === settings)
    #expect(delegate.registered == [])
    try Device.current.clock.runDueWork()
    #expect(delegate.registered == [[.alert, .badge]])
    #expect(UIUserNotificationType([.badge, .sound, .alert]).rawValue == 7)
    #expect(settings.categories == nil)
  }

  @Test("entering background and foreground calls the delegate once each")
  func background() throws {
    let (delegate, application) = try launch()
    _ = delegate.journal.take()
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    application.enterBackground()
    #expect(application.applicationState == .background)
    #expect(application.backgroundTimeRemaining == 30)
    application.enterBackground()
    application.enterForeground()
    application.enterForeground()
    #expect(
      delegate.journal.take() == [
        "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
      ])
  }

  @Test(
    "each life cycle change posts its notification",
    arguments: [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ])
  func observers(_ name: Notification.Name) async throws {
    let (_, application) = try launch()
    await confirmation { confirm in
      let token = NotificationCenter.default.addObserver(
        forName: name, object: application, queue: nil
      ) { _ in confirm() }
      defer { NotificationCenter.default.removeObserver(token) }
      application.enterBackground()
      application.enterForeground()
    }
  }

  @Test("terminate calls the delegate and releases everything")
  func terminate() throws {
    Device.current = Device()
    let journal: Journal
    weak var former: SpyDelegate?
    weak var screen: UIViewController?
    do {
      let delegate = SpyDelegate()
      journal = delegate.journal
      former = delegate
      UIApplication.launch(delegate)
      screen = delegate.window?.rootViewController
    }
    _ = journal.take()
    UIApplication.shared.terminate()
    #expect(journal.take() == ["willResignActive", "willTerminate"])
    #expect(former == nil)
    #expect(screen == nil)
    #expect(Device.current.clock.isIdle)
  }

  @Test("an app that ends during a transition releases the controllers that take part in it")
  func terminateInTransition() throws {
    Device.current = Device()
    weak var presenting: UIViewController?
    weak var presented: UIViewController?
    do {
      let delegate = SpyDelegate()
      UIApplication.launch(delegate)
      let (screen, sheet) = (delegate.window?.rootViewController, UIViewController())
      screen?.present(sheet, animated: true)
      (presenting, presented) = (screen, sheet)
    }
    #expect(UIApplication.shared.transitionsInFlight > 0)
    UIApplication.shared.terminate()
    #expect(presenting == nil)
    #expect(presented == nil)
  }

  @Test("a second launch replaces the application and releases the former")
  func relaunch() throws {
    Device.current = Device()
    UIApplication.launch(SpyDelegate())
    weak let former = UIApplication.shared
    UIApplication.shared.terminate()
    UIApplication.launch(SpyDelegate())
    #expect(former == nil)
    #expect(UIApplication.shared.controllers.alive.count == 1)
  }

  @Test("a second launch replaces an application that something still holds")
  func relaunchOfHeld() {
    Device.current = Device()
    let former = UIApplication.launch(SpyDelegate())
    let next = UIApplication.launch(SpyDelegate())
    #expect(next !== former)
    #expect(UIApplication.shared === next)
    #expect(next.windows.count == 1 && former.windows.isEmpty)
  }

  @Test("a URL in the background enters the foreground, opens, then becomes active")
  func link() throws {
    let (delegate, application) = try launch()
    _ = delegate.journal.take()
    let url = try #require(URL(string: "crew://shifts"))
    #expect(application.deliver(url: url))
    application.enterBackground()
    let other = try #require(URL(string: "other://x"))
    #expect(!application.deliver(url: other))
    #expect(
      delegate.journal.take() == [
        "open crew://shifts active", "willResignActive", "didEnterBackground",
        "willEnterForeground", "open other://x inactive", "didBecomeActive",
      ])
  }

  @Test("a launch URL is in the options, and is opened only if willFinish returned true")
  func launchLink() throws {
    let url = try #require(URL(string: "crew://chat"))
    let (delegate, _) = try launch(for: .url(url))
    #expect(
      delegate.journal.take() == [
        "willFinish inactive", "didFinish [\"UIApplicationLaunchOptionsURLKey\"]", "A.didLoad",
        "A.willAppear", "open crew://chat inactive", "didBecomeActive", "A.isAppearing",
        "A.didAppear",
      ])
    Device.current = Device()
    let refusing = SpyDelegate()
    refusing.answer = false
    UIApplication.launch(refusing, for: .url(url))
    #expect(!refusing.journal.take().contains { $0.hasPrefix("open") })
  }

  @Test("a launch has the option of its reason, and delivers what the app was launched for")
  func launchOptions() throws {
    let item = UIApplicationShortcutItem(type: "new-task", localizedTitle: "New task")
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://crew.example/trips/t1")
    let reasons: [UIApplication.LaunchReason] = [
      .icon, .remoteNotification(["id": 1]), .shortcutItem(item), .userActivity(activity),
    ]
    let told = try reasons.map { reason in
      try launch(for: reason).0.journal.take().filter { line in
        ["didFinish", "shortcut", "continue"].contains { line.hasPrefix($0) }
      }
    }
    #expect(
      told == [
        ["didFinish []"], ["didFinish [\"UIApplicationLaunchOptionsRemoteNotificationKey\"]"],
        ["didFinish [\"UIApplicationLaunchOptionsShortcutItemKey\"]", "shortcut new-task"],
        [
          "didFinish [\"UIApplicationLaunchOptionsUserActivityDictionaryKey\"]",
          "continue https://crew.example/trips/t1",
        ],
      ])
  }

  @Test("universal links and quick actions reach the delegate and the log")
  func others() throws {
    let (delegate, application) = try launch()
    _ = delegate.journal.take()
    let url = try #require(URL(string: "https://crew.example/trips/t1"))
    #expect(application.deliver(universalLink: url))
    application.deliver(
      shortcutItem: UIApplicationShortcutItem(type: "new-task", localizedTitle: "New task"))
    #expect(
      delegate.journal.take() == [
        "continue https://crew.example/trips/t1", "shortcut new-task",
      ])
    #expect(
      Device.current.log.events.map { "\($0.source) \($0.name) \($0.detail)" } == [
        "system continue activity https://crew.example/trips/t1", "system shortcut new-task",
      ])
  }

  @Test("open(_:) records the URL and calls back with true")
  func opened() throws {
    let (_, application) = try launch()
    let url = try #require(URL(string: "https://example.com"))
    var answered = false
    application.open(url) { answered = $0 }
    #expect(application.openedURLs == [url])
    try Device.current.clock.runDueWork()
    #expect(answered)
    #expect(application.canOpenURL(url))
  }

  @Test("two devices have two applications")
  func devices() {
    let first = Device()
    let second = Device()
    Device.current = first
    let one = UIApplication.shared
    Device.current = second
    let two = UIApplication.shared
    #expect(one !== two)
    Device.current = first
    #expect(UIApplication.shared === one)
  }
}

/// A scene delegate that records its calls.
private final class SpySceneDelegate: UIResponder, UIWindowSceneDelegate {
  static let journal = Journal()
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    let links = connectionOptions.urlContexts.map(\.url.absoluteString)
    Self.journal.note("willConnect \(scene.activationState) \(links)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = SpyViewController("A", Self.journal)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) {
    Self.journal.note("didDisconnect \(scene.activationState)")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { Self.journal.note("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { Self.journal.note("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { Self.journal.note("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { Self.journal.note("didEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    Self.journal.note("open \(URLContexts.map(\.url.absoluteString))")
  }
}

private final class SceneAppDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SpySceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    SpySceneDelegate.journal.note("application didBecomeActive")
  }
}

@Suite("UIApplication with scenes")
struct SceneTests {
  @Test("life cycle events reach the scene delegate in place of the app delegate")
  func life() throws {
    Device.current = Device()
    _ = SpySceneDelegate.journal.take()
    let application = UIApplication.launch(SceneAppDelegate())
    try Device.current.clock.runDueWork()
    application.enterBackground()
    application.deliver(url: try #require(URL(string: "crew://chat")))
    application.terminate()
    #expect(
      SpySceneDelegate.journal.take() == [
        "willConnect unattached []", "A.didLoad", "A.willAppear", "willEnterForeground",
        "didBecomeActive", "A.isAppearing", "A.didAppear", "willResignActive",
        "didEnterBackground", "willEnterForeground", "open [\"crew://chat\"]", "didBecomeActive",
        "willResignActive", "didDisconnect unattached",
      ])
  }

  @Test("a launch URL is in the scene's connection options")
  func link() throws {
    Device.current = Device()
    _ = SpySceneDelegate.journal.take()
    UIApplication.launch(SceneAppDelegate(), for: .url(try #require(URL(string: "crew://chat"))))
    try Device.current.clock.runDueWork()
    #expect(
      SpySceneDelegate.journal.take() == [
        "willConnect unattached [\"crew://chat\"]", "A.didLoad", "A.willAppear",
        "willEnterForeground", "didBecomeActive", "A.isAppearing", "A.didAppear",
      ])
  }

  @Test("an app without a scene delegate has an active scene with its windows")
  func implicit() throws {
    Device.current = Device()
    let application = UIApplication.launch(SpyDelegate())
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows == application.windows)
    #expect(scene.keyWindow === application.keyWindow)
    #expect(scene.activationState == .foregroundActive)
  }
}

private final class PlainDelegate: UIApplicationDelegate {}

private final class SettingsDelegate: UIResponder, UIApplicationDelegate {
  var registered: [UIUserNotificationType] = []

  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) { registered.append(notificationSettings.types) }
}
