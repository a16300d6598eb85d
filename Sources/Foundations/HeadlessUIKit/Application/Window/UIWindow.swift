public import Foundation
internal import VirtualTime

/// The root of a tree of views, and the place of the controller an app starts from.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  ///
  /// Replacing the controller of a visible window makes the former one, and all it presents,
  /// disappear at once and without animation, and lets them go.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      rootDidChange(from: oldValue)
    }
  }

  private weak var ownScene: UIWindowScene?

  /// The scene the window belongs to; the app's one scene unless set.
  open weak var windowScene: UIWindowScene? {
    get { ownScene ?? UIApplication.shared.windowScene }
    set { ownScene = newValue }
  }

  /// How far in front the window is.
  open var windowLevel = UIWindow.Level.normal

  /// Whether the window is on the screen; a window out of sight has no window of its own either.
  private(set) var isVisible = false

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

  /// Creates a window, out of sight until it is made visible.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Always refuses: there are no storyboards and nibs here.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The screen the window is on.
  open var screen: UIScreen { .main }

  /// Whether the window has the keyboard.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Whether the window may have the keyboard; true unless overridden.
  open var canBecomeKey: Bool { true }

  /// Whether the window is out of sight; true until ``makeKeyAndVisible()``.
  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      newValue ? leaveScreen() : enterScreen()
    }
  }

  /// The window itself.
  override open var window: UIWindow? { self }

  /// The scene, else the application.
  override open var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Gives the window the keyboard.
  open func makeKey() {
    let application = UIApplication.shared
    guard application.keyWindow !== self else { return }
    application.keyWindow?.resignKey()
    application.keyWindow = self
    becomeKey()
  }

  /// Shows the window, in front of others of its level, and gives it the keyboard.
  ///
  /// The root controller's view is loaded and will appear before this returns; it is appearing and
  /// has appeared when the current work is done, as UIKit does it after committing the change.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Called when the window got the keyboard; does nothing unless overridden.
  open func becomeKey() {}

  /// Called when the window lost the keyboard; does nothing unless overridden.
  open func resignKey() {}

  private func enterScreen() {
    guard !isVisible else { return }
    isVisible = true
    UIApplication.shared.show(self)
    rootViewController?.appear(asRootOf: self)
  }

  private func leaveScreen() {
    guard isVisible else { return }
    rootViewController?.disappearWithPresented()
    isVisible = false
    UIApplication.shared.hide(self)
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
  /// How far in front a window is; those of a higher level are in front of all lower ones.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// A level of a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level of a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where an app's windows are.
    public static let normal = Level(rawValue: 0)
    /// Above the app's windows.
    public static let statusBar = Level(rawValue: 1000)
    /// Above the status bar.
    public static let alert = Level(rawValue: 2000)

    /// Lower levels come first.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}

extension UIApplication {
  /// Puts a window in front of those of its level.
  func show(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    let index = windows.firstIndex { $0.windowLevel > window.windowLevel } ?? windows.count
    windows.insert(window, at: index)
  }

  func hide(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = nil }
  }
}
