public import Foundation

extension UIApplication {
  /// Posted when the app was launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app became active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to become inactive.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to terminate.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted on low memory, which a driver simulates.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// The app's one window scene.
  final var windowScene: UIWindowScene? { connectedScenes.first as? UIWindowScene }

  /// The scene, if it has a delegate: its delegate gets life cycle events in place of the app's.
  final var sceneWithDelegate: UIWindowScene? {
    guard let windowScene, windowScene.delegate != nil else { return nil }
    return windowScene
  }

  /// Tells the app's delegate, the observers and every controller that memory is low.
  package final func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    post(Self.didReceiveMemoryWarningNotification)
    for controller in controllers.alive { controller.didReceiveMemoryWarning() }
  }

  /// Makes an inactive app active; does nothing in another state.
  package final func becomeActive() {
    guard applicationState == .inactive else { return }
    if let scene = sceneWithDelegate {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      scene.post(UIScene.didActivateNotification)
      applicationState = .active
    } else {
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
  }

  /// Makes an active app inactive, as a call or the app switcher does.
  package final func resignActive() {
    guard applicationState == .active else { return }
    if let scene = sceneWithDelegate {
      scene.delegate?.sceneWillResignActive(scene)
      scene.post(UIScene.willDeactivateNotification)
    } else {
      delegate?.applicationWillResignActive(self)
    }
    post(Self.willResignActiveNotification)
    applicationState = .inactive
  }

  /// Sends the app to the background; does nothing if it is there.
  package final func enterBackground() {
    resignActive()
    guard applicationState == .inactive else { return }
    applicationState = .background
    if let scene = sceneWithDelegate {
      scene.delegate?.sceneDidEnterBackground(scene)
      scene.post(UIScene.didEnterBackgroundNotification)
      scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    } else {
      delegate?.applicationDidEnterBackground(self)
    }
    post(Self.didEnterBackgroundNotification)
  }

  /// Brings the app to the foreground and makes it active; does nothing if it is active.
  package final func enterForeground() {
    enterForegroundInactive()
    becomeActive()
  }

  /// Brings the app from the background to the foreground, still inactive.
  final func enterForegroundInactive() {
    guard applicationState == .background else { return }
    if let scene = sceneWithDelegate {
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.post(UIScene.willEnterForegroundNotification)
    } else {
      delegate?.applicationWillEnterForeground(self)
    }
    post(Self.willEnterForegroundNotification)
    applicationState = .inactive
  }

  /// Terminates the app, as the user does in the app switcher, and releases everything.
  package final func terminate() {
    announceTermination()
    tearDown()
  }

  /// Tells the app that the user terminates it in the app switcher.
  ///
  /// From the foreground, the app resigns active; it does not enter the background. A scene is
  /// disconnected, and the delegate is told that the app terminates. An app in the background is
  /// suspended, and UIKit ends it without a call.
  package final func announceTermination() {
    guard applicationState != .background else { return }
    resignActive()
    if let scene = sceneWithDelegate {
      scene.activationState = .unattached
      scene.delegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
    }
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
  }

  /// Ends the app without calling anything, as the system does when it takes the process.
  package final func kill() { tearDown() }

  /// Sets the scene's activation state to match the app's state.
  final func updateSceneState() {
    windowScene?.activationState =
      switch applicationState {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
  }

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
    postMessage(named: name)
  }
}
