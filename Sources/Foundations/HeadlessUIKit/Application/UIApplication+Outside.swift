public import Foundation
internal import HeadlessDevice

extension UIApplication {
  /// What the app was asked to open, from the home screen, another app or a script.
  ///
  /// An app out of sight comes into sight first, and is active again afterwards. Returns whether the
  /// app handled it.
  @discardableResult
  package final func deliver(url: URL) -> Bool {
    device.log.post("open URL", detail: url.absoluteString, from: .system)
    return inFront { open(url) }
  }

  /// A universal link: an activity of browsing the web.
  @discardableResult
  package final func deliver(universalLink url: URL) -> Bool {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return deliver(activity)
  }

  /// An activity a person began elsewhere.
  @discardableResult
  package final func deliver(_ activity: NSUserActivity) -> Bool {
    device.log.post(
      "continue activity", detail: activity.webpageURL?.absoluteString ?? activity.activityType,
      from: .system)
    return inFront { goOn(with: activity) }
  }

  /// A quick action chosen on the home screen.
  package final func deliver(shortcutItem: UIApplicationShortcutItem) {
    device.log.post("shortcut", detail: shortcutItem.type, from: .system)
    inFront { perform(shortcutItem) }
  }

  @discardableResult
  private final func inFront<Result>(_ work: () -> Result) -> Result {
    comeIntoSight()
    let result = work()
    becomeActive()
    return result
  }

  @discardableResult
  final func open(_ url: URL) -> Bool {
    guard let scene = toldScene else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return true
  }

  @discardableResult
  final func goOn(with activity: NSUserActivity) -> Bool {
    guard let scene = toldScene else {
      guard let delegate else { return false }
      _ = delegate.application(
        self, willContinueUserActivityWithType: activity.activityType)
      return delegate.application(self, continue: activity) { restorers in
        for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
      }
    }
    scene.delegate?.scene(scene, continue: activity)
    return true
  }

  final func perform(_ item: UIApplicationShortcutItem) {
    if let scene = toldScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item) { _ in }
    } else {
      delegate?.application(self, performActionFor: item) { _ in }
    }
  }

  // MARK: What an app asks the system for

  /// Whether some app can open a URL; true for web addresses, telephone numbers and mail.
  public final func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "tel", "sms", "mailto", "app-settings"].contains(url.scheme ?? "")
  }

  /// Asks the system to open a URL in another app: noted, and nothing else happens.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    device.log.post("opened URL", detail: url.absoluteString, from: .system)
    completion?(true)
  }

  /// Asks for remote notifications; the delegate gets a token that is the same in every run.
  public final func registerForRemoteNotifications() {
    isRegisteredForRemoteNotifications = true
    delegate?.application(
      self, didRegisterForRemoteNotificationsWithDeviceToken: Data(repeating: 0xA5, count: 32))
  }

  /// Asks for no more remote notifications.
  public final func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
  }

  /// Asks for more time in the background; the app always has it.
  public final func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Needs no more time in the background.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
