@_exported public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The running app: one for each device, and a new one for each launch.
///
/// UIKit has one application in a process. Here there is one for each `Device`, so that several
/// sessions share a process.
open class UIApplication: UIResponder {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// In the foreground and receiving events.
    case active
    /// In the foreground without receiving events: at launch and on the way to the background.
    case inactive
    /// In the background.
    case background
  }

  /// The application of the current device.
  ///
  /// O(1): cached for as long as the current device stays the same.
  open class var shared: UIApplication { SharedApplication.current }

  /// The application's delegate.
  open var delegate: (any UIApplicationDelegate)?

  /// The state of the app.
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  open internal(set) var applicationState = State.inactive { didSet { updateSceneState() } }

  /// Never called: a driver acts on elements, and there are no events.
  open func sendEvent(_ event: UIEvent) {}

  /// The visible windows, back to front.
  @exclusivity(unchecked)
  open internal(set) var windows: [UIWindow] = []

  /// The key window, which has the keyboard.
  @exclusivity(unchecked)
  open internal(set) weak var keyWindow: UIWindow?

  /// The dynamic quick actions of the app, which its icon keeps while it does not run.
  open var shortcutItems: [UIApplicationShortcutItem]? {
    get { icon.shortcutItems }
    set { icon.shortcutItems = newValue }
  }

  /// The number on the app's icon, which keeps it while the app does not run.
  open var applicationIconBadgeNumber: Int {
    get { icon.badgeNumber }
    set { icon.badgeNumber = newValue }
  }

  /// Whether the app has its device token, after ``registerForRemoteNotifications()``.
  open internal(set) var isRegisteredForRemoteNotifications = false

  /// The settings that the app registered for notifications, as apps for iOS 9 do.
  open internal(set) var currentUserNotificationSettings: UIUserNotificationSettings?

  /// The scenes of the app: one, from its launch on.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// The first responder.
  package weak var firstResponder: UIResponder? { didSet { updateInputViews() } }

  /// The app's views above the keyboard and in its place; nil until there was a first responder.
  package final var inputViews: InputViews?

  /// The menu that was opened last; nil once it is closed.
  package final weak var openMenu: MenuPresentation?

  /// The registry of live view controllers of this launch, held weakly.
  package let controllers = ControllerRegistry()

  /// The number of times a screen appeared for the first time or left the hierarchy.
  ///
  /// An equal number means that the hierarchy has the same screens.
  @exclusivity(unchecked)
  package internal(set) var hierarchyChanges = 0

  /// The number of transitions in flight; O(1).
  @exclusivity(unchecked)
  package internal(set) var transitionsInFlight = 0

  /// The notification banner at the top of the screen.
  @exclusivity(unchecked)
  package internal(set) var banner: Banner?

  /// The horizontal size class of windows: the device's at launch, and then as it changes.
  package internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass

  /// The URLs that the app asked the system to open, oldest first.
  package internal(set) var openedURLs: [URL] = []

  /// The URL that the app was launched for and that its delegate did not handle.
  package internal(set) var unhandledLaunchURL: URL?

  /// The clock of the device on which the app was launched.
  let clock: VirtualClock

  /// The notification center.
  package let notificationCenter = UNUserNotificationCenter()
  private let icon = ApplicationIcon.of(.current)

  /// Pending work after a commit, cancelled when the app ends.
  var commits: [Int: VirtualClock.Token] = [:]
  var commitCount = 0

  /// The views of the next layout pass, and the pass.
  @exclusivity(unchecked)
  var viewsToLayOut: [UIView] = []
  @exclusivity(unchecked)
  var layoutPass: VirtualClock.Token?

  /// The objects that live until the end of the turn, and the work that lets go of them.
  var autoreleased: [AnyObject] = []
  var autoreleaseDrain: VirtualClock.Token?

  /// The transitions in flight, kept alive here until they end.
  var transitions: [Transition] = []

  /// The edit menu.
  final lazy var menuController = UIMenuController()

  /// The name of the alternate icon; nil for the primary one.
  open internal(set) var alternateIconName: String?

  /// The window of the main storyboard, which an app's delegate need not hold.
  var storyboardWindow: UIWindow?

  /// The registrations for trait changes.
  var traitRegistrations: [TraitRegistration] = []

  /// The navigation controllers with an animated change that starts after the current work.
  var scheduledStacks: [UINavigationController] = []

  let device: Device

  init(on device: Device) {
    self.device = device
    clock = device.clock
    horizontalSizeClass = UIUserInterfaceSizeClass(device.width)
    super.init()
    device.changes.observe(self) { [weak self] change in
      if change == .width { self?.adaptToWidth() }
    }
  }

  /// The delegate if it is a responder: the end of the responder chain.
  override open var next: UIResponder? { delegate as? UIResponder }

  // MARK: Without effect

  /// Whether the screen stays on; stored, without effect.
  open var isIdleTimerDisabled = false
}

/// A cache for the application of the current device.
enum SharedApplication {
  /// The cached application, held weakly.
  ///
  /// An application retains its device, so no other device has the address while this is alive.
  @exclusivity(unchecked)
  private static weak var application: UIApplication?
  @exclusivity(unchecked)
  private static var device: ObjectIdentifier?

  static var current: UIApplication {
    let current = Device.current
    if device == ObjectIdentifier(current), let application { return application }
    let found = current.attached(UIApplication.self) { UIApplication(on: current) }
    device = ObjectIdentifier(current)
    application = found
    return found
  }

  /// Lets another application become the current one while this one is still alive.
  static func forget() { device = nil }

  /// Replaces the current device's application with a new one.
  static func replace() -> UIApplication {
    device = nil
    Device.current.detach(UIApplication.self)
    return current
  }
}
