public import Foundation
internal import HeadlessDevice

extension UIApplication {
  /// Opens a URL in the app, as the home screen, another app or a script does.
  ///
  /// An app in the background enters the foreground first, and becomes active afterwards. Returns
  /// whether the app handled the URL.
  @discardableResult
  package final func deliver(url: URL) -> Bool {
    device.log.post("open URL", detail: url.absoluteString, from: .system)
    let isHandled = inForeground { open(url) }
    if !isHandled { noteUnhandled(url) }
    return isHandled
  }

  /// Opens a universal link: delivers a web browsing activity.
  @discardableResult
  package final func deliver(universalLink url: URL) -> Bool {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return deliver(activity)
  }

  /// Continues an activity from another device or app.
  @discardableResult
  package final func deliver(_ activity: NSUserActivity) -> Bool {
    device.log.post(
      "continue activity", detail: activity.webpageURL?.absoluteString ?? activity.activityType,
      from: .system)
    return inForeground { continueActivity(activity) }
  }

  /// Performs a quick action chosen on the home screen; passes on whether the app handled it.
  package final func deliver(
    shortcutItem: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    device.log.post("shortcut", detail: shortcutItem.type, from: .system)
    inForeground { perform(shortcutItem, completion: completion) }
  }

  @discardableResult
  private final func inForeground<Result>(_ work: () -> Result) -> Result {
    enterForegroundInactive()
    let result = work()
    becomeActive()
    return result
  }

  @discardableResult
  final func open(_ url: URL) -> Bool {
    guard let scene = sceneWithDelegate else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    return scene.asks { $0.scene(scene, openURLContexts: [UIOpenURLContext(url: url)]) }
  }

  @discardableResult
  final func continueActivity(_ activity: NSUserActivity) -> Bool {
    guard let scene = sceneWithDelegate else {
      guard let delegate else { return false }
      _ = delegate.application(
        self, willContinueUserActivityWithType: activity.activityType)
      return delegate.application(self, continue: activity) { restorers in
        for restorer in restorers ?? [] { restorer.restoreUserActivityState(activity) }
      }
    }
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    return scene.asks { $0.scene(scene, continue: activity) }
  }

  final func perform(
    _ item: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    if let scene = sceneWithDelegate, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item, completionHandler: completion)
    } else {
      delegate?.application(self, performActionFor: item, completionHandler: completion)
    }
  }

  /// Records a URL that the app did not handle.
  final func noteUnhandled(_ url: URL) {
    device.log.post("nobody handled the URL", detail: url.absoluteString, from: .system)
  }

  // MARK: What an app asks the system for

  /// Returns whether an app can open a URL: true for web, telephone, message and mail addresses, and
  /// for the schemes in the app's Info.plist.
  public final func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "tel", "sms", "mailto", "app-settings"].contains(url.scheme ?? "")
      || InfoPlist.declares(scheme: url.scheme)
  }

  /// Records a URL in `openedURLs`, as if another app had opened it; one of a scheme in the app's
  /// Info.plist comes back to the app.
  ///
  /// The completion handler is called once the current work is done, as in UIKit.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    device.log.post("opened URL", detail: url.absoluteString, from: .system)
    if let completion { afterCommit(of: "opened URL") { completion(true) } }
    if InfoPlist.declares(scheme: url.scheme) { openInTurn(url) }
  }

  /// Opens a URL as `open(_:options:completionHandler:)` does; the older name, which returns whether it is
  /// one that an app can open.
  @discardableResult
  public final func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url, options: [:])
    return true
  }

  /// Opens a URL in the app when the current work is done.
  private final func openInTurn(_ url: URL) {
    clock.schedule(after: .zero, for: .init(.init(rawValue: "link"), url.absoluteString)) {
      [weak self] in
      guard let self else { return }
      if !open(url) { noteUnhandled(url) }
    }
  }

  /// Registers for remote notifications; the delegate gets a token that is the same in every run.
  ///
  /// The token comes once the current work is done, and the app is registered from then on.
  public final func registerForRemoteNotifications() {
    device.deliversRemoteNotifications = true
    clock.schedule(after: .zero, for: .init(.init(rawValue: "device token"))) { [weak self] in
      self?.receiveDeviceToken()
    }
  }

  private final func receiveDeviceToken() {
    guard device.deliversRemoteNotifications else { return }
    isRegisteredForRemoteNotifications = true
    delegate?.application(
      self, didRegisterForRemoteNotificationsWithDeviceToken: Data(repeating: 0xA5, count: 32))
  }

  /// Unregisters from remote notifications: none is delivered until the app registers again.
  ///
  /// An app that never registered gets notifications all the same.
  public final func unregisterForRemoteNotifications() {
    isRegisteredForRemoteNotifications = false
    device.deliversRemoteNotifications = false
  }
}
