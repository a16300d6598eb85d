/// The methods of the application's delegate: life cycle and external events.
///
/// In UIKit they belong to ``UIApplicationDelegate``, to which the parts of a delegate conform that it hands
/// its calls on to. Here a part conforms to this protocol, which requires no initializer.
@MainActor public protocol UIApplicationService: DelegateWithWindow {
  /// Tells the delegate that launching is almost done; called where
  /// ``application(_:didFinishLaunchingWithOptions:)`` is missing.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells the delegate that launching has begun, before state restoration.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that launching is almost done. False declines the URL it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells the delegate that the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells the delegate that the app entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells the delegate that the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells the delegate that the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells the delegate that memory is low. Never called here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Asks the delegate to open a URL with the app's scheme; returns whether it was handled.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks the delegate to open a URL; called where ``application(_:open:options:)`` is missing.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool

  /// Asks whether the delegate fetches the data of an activity itself.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Asks the delegate to continue an activity or universal link; returns whether it was handled.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Asks the delegate to perform a quick action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Tells the delegate that settings for notifications are registered.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)

  /// Tells the delegate the token for remote notifications.
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data)

  /// Tells the delegate that registration for remote notifications failed.
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Tells the delegate that a remote notification arrived.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Tells the delegate that a remote notification arrived; called where the method with a handler is
  /// missing.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])

  /// Tells the delegate that a remote notification arrived; resumes when the main queue runs.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult

  /// Returns the configuration of a new scene.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Returns the orientations in which a window can be shown; all by default. The device does not turn.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationService {
  /// The window of an app without scenes; nil where the delegate declares none.
  public var window: UIWindow?? {
    get { ownWindow }
    set { ownWindow = newValue ?? nil }
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Calls the method without options, and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Calls the method with a source application.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    application(
      app, open: url, sourceApplication: options[.sourceApplication] as? String,
      annotation: options[.annotation] ?? [String: String]())
  }

  /// Returns false: no URL is handled.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool { false }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {}

  /// Returns false.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }

  /// Returns false: no activity is handled.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  /// Passes false to the handler: no quick action is handled.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  /// Calls the method without a handler, then the `async` one.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    tellWithoutHandler(application, userInfo)
    Task {
      completionHandler(
        await self.application(application, didReceiveRemoteNotification: userInfo))
    }
  }

  /// Returns `noData`.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult { .noData }

  /// Returns all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }

  /// Returns the session's configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  /// Calls the method without a handler, which `async` code would not choose.
  private func tellWithoutHandler(
    _ application: UIApplication, _ userInfo: [AnyHashable: Any]
  ) {
    self.application(application, didReceiveRemoteNotification: userInfo)
  }
}
