public import Foundation
internal import HeadlessDevice
internal import VirtualTime

/// The root of a view hierarchy, with the app's root view controller.
open class UIWindow: UIView {
  /// The root view controller, whose view fills the window.
  ///
  /// In a visible window, replacing it makes the former controller and all it presents disappear at
  /// once, without animation, and releases them.
  @exclusivity(unchecked)  // each access is over at once
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      rootDidChange(from: oldValue)
    }
  }

  private weak var ownScene: UIWindowScene?

  /// The scene of the window.
  ///
  /// Unless set, the app's only scene; nil in an app with a scene delegate, where a window without a
  /// scene never shows.
  open weak var windowScene: UIWindowScene? {
    get { ownScene ?? (isWithoutScene ? nil : UIApplication.shared.windowScene) }
    set {
      ownScene = newValue
      if !isHidden { enterScreen() }
    }
  }

  /// Whether the app has a scene delegate and the window no scene.
  private var isWithoutScene: Bool {
    ownScene == nil && UIApplication.shared.sceneWithDelegate != nil
  }

  /// The level of the window.
  open var windowLevel = UIWindow.Level.normal

  /// Whether the window is on the screen.
  private(set) var isVisible = false

  private lazy var ownUndoManager = UndoManager()

  /// The undo manager of everything in the window that has none of its own.
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Creates a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    super.isHidden = true
    ownScene = windowScene
  }

  /// Creates a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Returns nil: there are no storyboards and nibs here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Keeps a hidden window that is given a view until the work that made it is done, as UIKit does.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if isHidden { UIApplication.shared.autorelease([self]) }
  }

  /// The screen the window is on.
  ///
  /// The device has one, so that setting it changes nothing.
  open var screen: UIScreen {
    get { .main }
    set {}
  }

  /// Whether the window is the key window.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window can become the key window; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Whether the window is hidden; true until ``makeKeyAndVisible()``.
  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  /// The window itself.
  override open var window: UIWindow? { self }

  /// The scene, or the application if there is none.
  override open var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Never called: a driver acts on elements, and there are no events.
  open func sendEvent(_ event: UIEvent) {}

  /// Makes the window the key window.
  open func makeKey() {
    let application = UIApplication.shared
    guard application.keyWindow !== self else { return }
    let former = application.keyWindow
    application.keyWindow = self
    former?.endBeingKey()
    becomeKey()
    post(UIWindow.didBecomeKeyNotification)
  }

  /// Calls ``resignKey()`` and posts that the window is no longer the key window.
  fileprivate final func endBeingKey() {
    resignKey()
    post(UIWindow.didResignKeyNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Shows the window in front of others at its level, and makes it the key window.
  ///
  /// The root controller's `viewWillAppear` runs before this returns; `viewIsAppearing` and
  /// `viewDidAppear` run after the current work, as UIKit does after committing the change.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Called when the window became the key window; does nothing unless overridden.
  open func becomeKey() {}

  /// Called when the window is no longer the key window; does nothing unless overridden.
  open func resignKey() {}

  private func enterScreen() {
    guard !isVisible else { return }
    guard !isWithoutScene else { return reportMissingScene() }
    isVisible = true
    UIApplication.shared.show(self)
    post(UIWindow.didBecomeVisibleNotification)
    rootViewController?.appear(asRootOf: self)
    if rootViewController == nil { UIApplication.shared.scheduleLayout(of: self) }
  }

  private func reportMissingScene() {
    UIApplication.shared.device.findings.report(
      .viewController,
      """
      A UIWindow of \(rootViewController?.screenName ?? "nothing") was shown without a scene in an \
      app that has a scene delegate; UIKit never shows it. Create it with \
      UIWindow(windowScene:), or set its windowScene.
      """)
  }

  private func leaveScreen() {
    guard isVisible else { return }
    rootViewController?.disappearWithPresented()
    isVisible = false
    UIApplication.shared.hide(self)
    post(UIWindow.didBecomeHiddenNotification)
  }

  private func rootDidChange(from former: UIViewController?) {
    if let former, former.rootWindow === self {
      former.leave(self)
    }
    rootViewController?.rootWindow = self
    if isVisible { rootViewController?.appear(asRootOf: self) }
  }
}

extension UIWindow {
  /// Posted by a window that became the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted by a window that is no longer the key window.
  nonisolated public static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  /// Posted by a window that came on screen.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted by a window that left the screen.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
}

extension UIWindow {
  /// The z-order level of windows; higher levels are in front.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The numeric level.
    public let rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)

    /// Returns whether the left level is lower.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }

    /// Returns a level that is higher by a number.
    public static func + (level: Level, number: CGFloat) -> Level { Level(level.rawValue + number) }

    /// Returns a level that is lower by a number.
    public static func - (level: Level, number: CGFloat) -> Level { Level(level.rawValue - number) }
  }
}

extension UIApplication {
  /// Moves a window to the front of its level.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    guard keyWindow === window else { return }
    if let next = windows.last(where: \.canBecomeKey) { return next.makeKey() }
    keyWindow = nil
    window.endBeingKey()
  }
}
