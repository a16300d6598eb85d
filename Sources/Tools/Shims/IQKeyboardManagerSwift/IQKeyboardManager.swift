// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are IQKeyboardManager's, and their documentation is too.
public import HeadlessUIKit

/// The manager of the keyboard: its toolbar, and taps beside a field, which end the editing.
///
/// Nothing is drawn here, so no view moves for a keyboard that would hide it.
public class IQKeyboardManager: NSObject {
  public static let shared = IQKeyboardManager()

  /// The older name of ``shared``.
  public class func sharedManager() -> IQKeyboardManager { shared }

  // MARK: Distance

  public var enable = false { didSet { start() } }
  public var isEnabled: Bool {
    get { enable }
    set { enable = newValue }
  }
  public var keyboardDistanceFromTextField: CGFloat = 10
  public var keyboardDistance: CGFloat {
    get { keyboardDistanceFromTextField }
    set { keyboardDistanceFromTextField = newValue }
  }
  public var layoutIfNeededOnUpdate = false
  public var enableDebugging = false
  public var shouldFixInteractivePopGestureRecognizer = true
  public var movedDistance: CGFloat { 0 }

  // MARK: Toolbar

  public var enableAutoToolbar = true
  public var toolbarManageBehaviour = IQAutoToolbarManageBehaviour.bySubviews
  public var toolbarManageBehavior: IQAutoToolbarManageBehaviour {
    get { toolbarManageBehaviour }
    set { toolbarManageBehaviour = newValue }
  }
  public var toolbarConfiguration = IQToolbarConfiguration()
  public var keyboardConfiguration = IQKeyboardConfiguration()
  public var shouldToolbarUsesTextFieldTintColor = false
  public var toolbarTintColor: UIColor?
  public var toolbarBarTintColor: UIColor?
  public var placeholderFont: UIFont?
  public var placeholderColor: UIColor?
  public var placeholderButtonColor: UIColor?
  public var shouldShowToolbarPlaceholder = true
  public var shouldShowTextFieldPlaceholder: Bool {
    get { shouldShowToolbarPlaceholder }
    set { shouldShowToolbarPlaceholder = newValue }
  }
  public var shouldPlayInputClicks = true
  public var playInputClicks: Bool {
    get { shouldPlayInputClicks }
    set { shouldPlayInputClicks = newValue }
  }
  public var overrideKeyboardAppearance = false
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var toolbarPreviousBarButtonItemImage: UIImage?
  public var toolbarPreviousBarButtonItemText: String?
  public var toolbarPreviousBarButtonItemAccessibilityLabel: String?
  public var toolbarNextBarButtonItemImage: UIImage?
  public var toolbarNextBarButtonItemText: String?
  public var toolbarNextBarButtonItemAccessibilityLabel: String?
  public var toolbarDoneBarButtonItemImage: UIImage?
  public var toolbarDoneBarButtonItemText: String?
  public var toolbarDoneBarButtonItemAccessibilityLabel: String?
  public var toolbarTitlBarButtonItemAccessibilityLabel: String?

  public var previousNextDisplayMode: IQPreviousNextDisplayMode {
    get { toolbarConfiguration.previousNextDisplayMode }
    set { toolbarConfiguration.previousNextDisplayMode = newValue }
  }

  // MARK: Touches outside

  public var shouldResignOnTouchOutside = false { didSet { start() } }
  public var resignOnTouchOutside: Bool {
    get { shouldResignOnTouchOutside }
    set { shouldResignOnTouchOutside = newValue }
  }
  public private(set) lazy var resignFirstResponderGesture = makeGesture()
  public var resignGesture: UITapGestureRecognizer { resignFirstResponderGesture }

  // MARK: Screens

  public var disabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var enabledDistanceHandlingClasses: [UIViewController.Type] = []
  public var disabledToolbarClasses: [UIViewController.Type] = []
  public var enabledToolbarClasses: [UIViewController.Type] = []
  public var toolbarPreviousNextAllowedClasses: [UIView.Type] = []
  public var deepResponderAllowedContainerClasses: [UIView.Type] = []
  public var disabledTouchResignedClasses: [UIViewController.Type] = []
  public var enabledTouchResignedClasses: [UIViewController.Type] = []
  public var touchResignedGestureIgnoreClasses: [UIView.Type] = [
    UIControl.self, UINavigationBar.self,
  ]

  /// The field that is edited.
  weak var field: UIView?
  var observers: [any NSObjectProtocol] = []

  override init() { super.init() }

  private func start() {
    if observers.isEmpty { observeEditing() }
  }

  // MARK: Moves between fields

  public var keyboardShowing: Bool { field != nil }
  public var canGoPrevious: Bool { neighbour(-1) != nil }
  public var canGoNext: Bool { neighbour(1) != nil }

  @discardableResult
  public func goPrevious() -> Bool { neighbour(-1)?.becomeFirstResponder() ?? false }

  @discardableResult
  public func goNext() -> Bool { neighbour(1)?.becomeFirstResponder() ?? false }

  @discardableResult
  public func resignFirstResponder() -> Bool { field?.resignFirstResponder() ?? false }

  public func reloadLayoutIfNeeded() {}
  public func reloadInputViews() { field.map { addToolbar(to: $0) } }
  public func registerAllNotifications() { start() }
  public func unregisterAllNotifications() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}
