public import Foundation

/// One instance of an app's interface; only window scenes exist here.
open class UIScene: UIResponder {
  /// The activation state of a scene.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In the foreground and receiving events.
    case foregroundActive
    /// In the foreground without receiving events.
    case foregroundInactive
    /// In the background.
    case background
  }

  /// The reasons for connecting a scene.
  open class ConnectionOptions {
    /// The URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The activities to continue.
    open internal(set) var userActivities: [NSUserActivity] = []
    /// The quick action to perform.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// The user's response to the notification that launched the app.
    open internal(set) var notificationResponse: UNNotificationResponse?
    /// The app that asked for the scene; always nil.
    open var sourceApplication: String? { nil }

    init() {}
  }

  /// The scene's delegate.
  open var delegate: (any UISceneDelegate)?
  /// The session the scene belongs to.
  public final let session: UISceneSession
  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application.
  override open var next: UIResponder? { UIApplication.shared }

  /// Whether a method that the delegate does not implement was called.
  final var usedDefaultImplementation = false

  /// Calls a method of the delegate; returns whether the delegate implements it.
  final func asks(_ call: (any UISceneDelegate) -> Void) -> Bool {
    guard let delegate else { return false }
    usedDefaultImplementation = false
    call(delegate)
    return !usedDefaultImplementation
  }

  // MARK: Without effect

  /// The title in the app switcher; stored, without effect.
  open var title: String! = ""
}

/// A scene that manages windows.
open class UIWindowScene: UIScene {
  /// The scene's visible windows, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The scene's key window.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen the scene is on.
  open var screen: UIScreen { .main }
  /// The status bar manager.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The orientation of the interface; always portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the scene.
  open var traitCollection: UITraitCollection { .current }
}

/// A scene's identity across launches.
open class UISceneSession: HeadlessObject {
  /// The role of a scene.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's string value.
    public let rawValue: String
    /// Creates a role with a string value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene with the app's windows.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public final let role: Role
  /// The configuration of the scene.
  open internal(set) var configuration: UISceneConfiguration
  /// The identifier of the session.
  open var persistentIdentifier: String { "scene" }
  /// The activity that the delegate returned last in the background; it ends with the process, unlike on a phone.
  open var stateRestorationActivity: NSUserActivity?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }
}

/// The types of a scene and its delegate.
open class UISceneConfiguration: HeadlessObject {
  /// The name of the configuration in Info.plist.
  public final let name: String?
  /// The role of the scene.
  public final let role: UISceneSession.Role
  /// The type of the scene's delegate; an app has scene events only if it is set.
  open var delegateClass: (any UISceneDelegate.Type)?

  /// Creates a configuration.
  ///
  /// The delegate's class and the storyboard are those of Info.plist, for a ported app.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    role = sessionRole
    let manifest = SceneManifest.entry(named: name, role: sessionRole)
    self.name = name ?? manifest?.name
    delegateClass = manifest?.delegateClass
    storyboard = manifest?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
  }

  /// The storyboard with the scene's first screen; its window is there before the scene connects.
  open var storyboard: UIStoryboard?

  // MARK: Without effect

  /// The type of the scene; stored, without effect.
  open var sceneClass: UIScene.Type?
}

/// A URL to open, with its options.
public final class UIOpenURLContext: HeadlessObject {
  /// The URL.
  public let url: URL

  /// The options of the request.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }
}

extension UIScene {
  /// The options of a request to open a URL.
  public final class OpenURLOptions {
    /// The app that sent the request; always nil.
    public var sourceApplication: String? { nil }
    /// The data that app passes along; always nil.
    public var annotation: Any? { nil }
    /// Whether the document is to be opened in place; always false.
    public var openInPlace: Bool { false }

    init() {}
  }

  /// Records a URL in `UIApplication/openedURLs`, as if another app had opened it.
  public final func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any]? = nil,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// Posted when the scene was connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// Posted when the scene was disconnected.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// Posted when the scene became active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when the scene is about to become inactive.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when the scene is about to enter the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when the scene entered the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
