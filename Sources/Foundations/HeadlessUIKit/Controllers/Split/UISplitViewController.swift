public import Foundation

/// Up to three screens beside each other, or on one stack where there is no room.
///
/// Where there is no room, the screens of the columns move onto the primary column's navigation
/// controller; where there is room again, they move back. A screen of the `compact` column takes the
/// place of all others while there is none.
open class UISplitViewController: UIViewController {
  /// How many columns there are.
  nonisolated public enum Style: Int, Sendable {
    /// Two, as apps had them before columns.
    case unspecified
    /// Primary and secondary.
    case doubleColumn
    /// Primary, supplementary and secondary.
    case tripleColumn
  }

  /// A place for a screen.
  nonisolated public enum Column: Int, CaseIterable, Sendable {
    /// The leftmost: where one chooses.
    case primary
    /// The middle one of three.
    case supplementary
    /// The rightmost: what was chosen.
    case secondary
    /// What shows in place of the others where there is no room for them.
    case compact
  }

  /// Which columns show.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// UIKit's choice: one beside the secondary.
    case automatic
    /// Only the secondary.
    case secondaryOnly
    /// The primary of two, or the supplementary of three, and the secondary.
    case oneBesideSecondary
    /// One over the secondary.
    case oneOverSecondary
    /// All three.
    case twoBesideSecondary
    /// Two over the secondary.
    case twoOverSecondary
    /// Two, with the secondary pushed aside.
    case twoDisplaceSecondary
  }

  /// How columns share the room; kept for the vocabulary.
  nonisolated public enum SplitBehavior: Int, Sendable {
    /// UIKit's choice.
    case automatic
    /// Beside each other.
    case tile
    /// Over each other.
    case overlay
    /// Pushing each other aside.
    case displace
  }

  /// How many columns there are.
  public final let style: Style

  final var columns = SplitColumns()

  /// Who decides how columns become one stack.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Which columns the app would like to show.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { displayModeDidChange() } }
  /// Kept for the vocabulary.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// Kept for the vocabulary.
  open var presentsWithGesture = true
  /// Kept for the vocabulary.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// Kept for the vocabulary.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// Kept for the vocabulary.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Kept for the vocabulary.
  open var showsSecondaryOnlyButton = false

  /// Creates columns of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view as apps had them before columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view as apps had them before columns, whatever the archive says.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether there is one stack in place of columns.
  open var isCollapsed: Bool { columns.isCollapsed }

  /// Which columns show; `.secondaryOnly` while they are one stack.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return columns.resolved(preferredDisplayMode)
  }

  /// The screens: of the columns that are there, or of the one stack.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [columns.stack].compactMap { $0 } : columns.all }
    set { replaceColumns(by: newValue) }
  }

  /// Puts a screen into a column; one that is no navigation controller gets one around it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// The screen of a column, as it was put there.
  open func viewController(for column: Column) -> UIViewController? {
    columns.given[column]
  }

  /// Shows a column: beside the others, or on top of the stack.
  open func show(_ column: Column) { reveal(column) }

  /// Takes a column away, or off the stack.
  open func hide(_ column: Column) { conceal(column) }

  // MARK: As a container

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? {
    isCollapsed ? columns.stack : columns[.secondary] ?? columns[.primary]
  }
  package override var contentPath: [UIViewController] { columns.visible(in: displayMode) }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    for column in columns.visible(in: displayMode) { body(column) }
  }

  override func childrenWillAppear(animated: Bool) { adaptToRoom() }

  override func viewDidEnterWindow(animated: Bool) {
    for column in columns.visible(in: displayMode) { view.addSubview(column.view) }
  }

  override func showsDetail(_ vc: UIViewController, from sender: Any?) -> Bool {
    showDetail(vc, sender: sender)
    return true
  }
}
