public import Foundation

extension UIApplication {
  /// The app has been launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The app is in front.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to be interrupted or to leave the front.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app is out of sight.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app comes back into sight.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The app's one window scene.
  final var windowScene: UIWindowScene? { connectedScenes.first as? UIWindowScene }

  /// The scene, where its delegate is told about life in place of the app's.
  final var toldScene: UIWindowScene? {
    guard let windowScene, windowScene.delegate != nil else { return nil }
    return windowScene
  }

  /// Brings an inactive app in front; nothing happens where it is there.
  package final func becomeActive() {
    guard applicationState == .inactive else { return }
    applicationState = .active
    if let scene = toldScene {
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
    } else {
      delegate?.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
  }

  /// Interrupts an active app, as a call or the app switcher does.
  package final func resignActive() {
    guard applicationState == .active else { return }
    if let scene = toldScene {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Sends the app out of sight; nothing happens where it is there.
  package final func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    if let scene = toldScene {
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the app back in front; nothing happens where it is there.
  package final func enterForeground() {
    comeIntoSight()
    becomeActive()
  }

  /// The way back into sight, before the app is active again.
  final func comeIntoSight() {
    guard applicationState == .background else { return }
    if let scene = toldScene {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
  }

  /// Ends the app, as a person does in the app switcher: it goes out of sight, hears that it ends,
  /// and everything it holds is let go.
  package final func terminate() {
    enterBackground()
    if let scene = toldScene {
      scene.delegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
    }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    abandon()
  }

  /// Keeps the scene in step with the app.
  final func alignScene() {
    windowScene?.activationState =
      switch applicationState {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
  }

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
