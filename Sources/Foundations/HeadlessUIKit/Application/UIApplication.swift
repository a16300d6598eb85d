@_exported public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The running app: one a device, and a new one after each launch.
///
/// UIKit has one an operating system process; here it is one a ``Device``, so that several sessions
/// share a process.
open class UIApplication: UIResponder {
  /// Whether the app is in front, being interrupted, or out of sight.
  public enum State: Int, Sendable {
    /// In front and receiving events.
    case active
    /// In front, but events go elsewhere: at launch and on the way to the background.
    case inactive
    /// Out of sight.
    case background
  }

  /// The application of the current device.
  ///
  /// O(1): remembered between calls for as long as the device stays the same.
  open class var shared: UIApplication { SharedApplication.current }

  /// Who is told about the app's life.
  open var delegate: (any UIApplicationDelegate)?

  /// Whether the app is in front.
  open internal(set) var applicationState = State.inactive { didSet { alignScene() } }

  /// All windows that are visible, back to front.
  open internal(set) var windows: [UIWindow] = []

  /// The window that has the keyboard.
  open internal(set) weak var keyWindow: UIWindow?

  /// Quick actions the app offers besides those of its Info.plist.
  open var shortcutItems: [UIApplicationShortcutItem]?

  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0

  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false

  /// Whether ``registerForRemoteNotifications()`` was called.
  open internal(set) var isRegisteredForRemoteNotifications = false

  /// The scenes of this app: one, from its launch on.
  open internal(set) var connectedScenes: Set<UIScene> = []

  /// Who has the keyboard.
  package weak var firstResponder: UIResponder?

  /// Every live view controller of this launch, held weakly.
  package let controllers = ControllerRegistry()

  /// How often a screen came up for the first time, or left the hierarchy: the same number means
  /// that the same screens are there.
  package internal(set) var hierarchyChanges = 0

  /// How many transitions are on their way to their end, in O(1).
  package internal(set) var transitionsInFlight = 0

  /// The notification that shows at the top of the screen.
  package internal(set) var banner: Banner?

  /// The width class windows have: compact as on a phone held upright, unless changed.
  package internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.compact

  /// Addresses the app asked the system to open, oldest first.
  package internal(set) var openedURLs: [URL] = []

  /// The clock of the device the app was made on.
  let clock: VirtualClock

  /// Who hears of notifications.
  package let notificationCenter = UNUserNotificationCenter()

  /// Work that follows what runs now, to be cancelled when the app ends.
  var commits: [Int: VirtualClock.Token] = [:]
  var commitCount = 0

  /// The transitions on their way; they live until they are over.
  var transitions: [Transition] = []

  /// The icon chosen in place of the usual one.
  open internal(set) var alternateIconName: String?

  /// Who wants to hear of changes of the surroundings.
  var traitListeners: [TraitListener] = []

  /// Stacks whose animated change starts when the current work is done.
  var dueStacks: [UINavigationController] = []

  let device: Device

  init(on device: Device) {
    self.device = device
    clock = device.clock
    super.init()
  }

  /// The delegate, when it is a responder: the end of every chain.
  override open var next: UIResponder? { delegate as? UIResponder }
}

/// Finds the application of the current device without a search.
enum SharedApplication {
  /// Weak, and an application holds its device: while this is there, no other device has its address.
  private static weak var application: UIApplication?
  private static var device: ObjectIdentifier?

  static var current: UIApplication {
    let current = Device.current
    if device == ObjectIdentifier(current), let application { return application }
    let found = current.attached(UIApplication.self) { UIApplication(on: current) }
    device = ObjectIdentifier(current)
    application = found
    return found
  }

  /// Puts a fresh application in place of the device's former one.
  static func replace() -> UIApplication {
    device = nil
    Device.current.detach(UIApplication.self)
    return current
  }
}
