public import Foundation

/// One instance of an app's interface; only window scenes exist here.
open class UIScene: UIResponder {
  /// How far in front a scene is.
  nonisolated public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front and receiving events.
    case foregroundActive
    /// In front, but events go elsewhere.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// What came with a scene when it connected.
  open class ConnectionOptions {
    /// URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// Activities to go on with.
    open internal(set) var userActivities: [NSUserActivity] = []
    /// A quick action.
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
    /// What a person answered to the notification that started the app.
    open internal(set) var notificationResponse: UNNotificationResponse?
    /// The app that asked for the scene; none here.
    open var sourceApplication: String? { nil }

    init() {}
  }

  /// Who is told about the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// The session the scene belongs to.
  public final let session: UISceneSession
  /// How far in front the scene is.
  open internal(set) var activationState = ActivationState.unattached
  /// What the app switcher would call it.
  open var title: String! = ""

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// The application.
  override open var next: UIResponder? { UIApplication.shared }
}

/// A scene with windows.
open class UIWindowScene: UIScene {
  /// The scene's windows on screen, back to front.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window with the keyboard.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The screen the scene is on.
  open var screen: UIScreen { .main }
  /// What lies at the top of the screen.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// Which way up the screen is.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The surroundings of the scene.
  open var traitCollection: UITraitCollection { .current }
}

/// What lies at the top of the screen: nothing with a height.
open class UIStatusBarManager {
  /// Where it lies.
  open var statusBarFrame: CGRect { .zero }
  /// What it looks like.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is away.
  open var isStatusBarHidden: Bool { false }

  init() {}
}

/// A scene's place in the system, from one launch to the next.
open class UISceneSession: Hashable {
  /// What kind of scene it is.
  nonisolated public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's text.
    public let rawValue: String
    /// A role of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An app's windows.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What kind of scene it is.
  public final let role: Role
  /// What the scene is made of.
  open internal(set) var configuration: UISceneConfiguration
  /// What tells it from other sessions.
  open var persistentIdentifier: String { "scene" }

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
  }

  /// Whether both are the same object.
  nonisolated public static func == (left: UISceneSession, right: UISceneSession) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a scene is made of.
open class UISceneConfiguration {
  /// Its name in the app's Info.plist, which there is none of.
  public final let name: String?
  /// What kind of scene it is for.
  public final let role: UISceneSession.Role
  /// The type of the scene's delegate: what decides that an app has scenes.
  open var delegateClass: (any UISceneDelegate.Type)?
  /// The type of the scene.
  open var sceneClass: UIScene.Type?

  /// A configuration of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A URL to open, with what came with it.
public final class UIOpenURLContext: Hashable {
  /// The URL.
  public let url: URL

  /// Who asked, and how.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) { self.url = url }

  /// Whether both are the same object.
  nonisolated public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene {
  /// Who asked the app to open a URL, and how.
  public final class OpenURLOptions {
    /// The app that asked; none here.
    public var sourceApplication: String? { nil }
    /// What that app says of itself; nothing here.
    public var annotation: Any? { nil }
    /// Whether a document must be copied before it is changed.
    public var openInPlace: Bool { false }

    init() {}
  }

  /// Opens an address in another app, which is noted and has no effect.
  public final func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any]? = nil,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url, completionHandler: completion)
  }

  /// The scene got its delegate.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// The scene is gone.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  /// The scene is in front.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The scene is about to lose the front.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene is about to come back.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene is out of sight.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")

  final func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
