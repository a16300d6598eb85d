import Coordination
import CrewChat
import CrewShared
import FluxVIP
import HeadlessDevice
public import HeadlessUIKit
import Injection
import MVPCF
import Reactive

/// Crew's app delegate, which creates the window, the app's container and the root coordinator.
public final class CrewAppDelegate: UIResponder, UIApplicationDelegate {
  /// The app's only window.
  public var window: UIWindow?

  private let container = Container()
  private let disposeBag = DisposeBag()
  private var coordinator: ApplicationCoordinator?
  private let actionFactory: any CoordinatorActionFactory = LinkActionFactory(
    shortcutLinks: CrewAppDelegate.shortcutLinks,
    universalLink: LinkActionFactory.UniversalLink(host: "crew.example", scheme: "crew"))

  /// Registers the dependencies, starts the root coordinator and follows the launch options.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if Device.current.network.server == nil { Device.current.network.server = CrewServer() }
    UNUserNotificationCenter.current().delegate = self
    setUpDependencies()
    setUpSendingMessages()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let coordinator = ApplicationCoordinator(window: window, container: container)
    self.window = window
    self.coordinator = coordinator
    coordinator.start()
    preferences?.applyNotificationAnswer()
    return !followLaunchOptions(launchOptions)
  }

  /// Follows a link.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    actionFactory.action(for: url).map(follow) ?? false
  }

  /// Follows a universal link; one that leads nowhere shows an alert, so it is handled too.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    guard let action = actionFactory.action(for: userActivity) else { return false }
    _ = follow(action)
    return true
  }

  /// Follows the link of a quick action.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(actionFactory.action(for: shortcutItem).map(follow) ?? false)
  }

  private func follow(_ action: CoordinatorAction) -> Bool {
    coordinator?.handle(action) ?? false
  }

  /// Follows the link or quick action that launched the app, and returns whether there was one.
  ///
  /// A notification and an activity are left alone here: they are delivered after the launch.
  private func followLaunchOptions(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    guard options?[.remoteNotification] == nil, options?[.userActivityDictionary] == nil,
      let action = actionFactory.action(forLaunchOptions: options)
    else { return false }
    _ = follow(action)
    return true
  }

  private func setUpDependencies() {
    AppAssembly().assemble(container: container)
    container.provideInjections(on: .current)
  }

  /// Starts the message queue, which sends for as long as the app runs, whichever screen is visible.
  private func setUpSendingMessages() {
    container.resolve((any MessagesServiceProtocol).self)?.setupSending()
      .subscribe()
      .disposed(by: disposeBag)
  }

  private var preferences: (any PreferencesManager)? {
    container.resolve((any PreferencesManager).self)
  }

  private static var shortcutLinks: [String: URL] {
    ["new-task": "crew://tasks/new", "open-chat": "crew://chat"].compactMapValues(URL.init(string:))
  }
}

extension CrewAppDelegate: UNUserNotificationCenterDelegate {
  /// Shows a notification that arrives in the foreground as a banner, unless the user declined them.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler(preferences?.allowsNotifications == false ? [] : [.banner])
  }

  /// Follows the link of a notification that the user tapped.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let userInfo = response.notification.request.content.userInfo
    if let action = actionFactory.action(forNotification: userInfo) { _ = follow(action) }
    completionHandler()
  }
}
