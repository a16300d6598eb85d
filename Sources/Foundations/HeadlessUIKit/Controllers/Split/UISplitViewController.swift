public import Foundation

/// A container that shows up to three columns, or one stack in compact width.
///
/// In compact width, the screens of the columns move onto the primary column's navigation
/// controller, and move back in regular width. If the `compact` column has a controller, it shows
/// alone in compact width instead.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  nonisolated public enum Style: Int, Sendable {
    /// The classic style with two controllers.
    case unspecified
    /// Primary and secondary column.
    case doubleColumn
    /// Primary, supplementary and secondary column.
    case tripleColumn
  }

  /// A column.
  nonisolated public enum Column: Int, CaseIterable, Sendable {
    /// The leading column.
    case primary
    /// The middle of three columns.
    case supplementary
    /// The trailing column, which shows details.
    case secondary
    /// The controller that shows in compact width, in place of the columns.
    case compact
  }

  /// The arrangement of visible columns.
  nonisolated public enum DisplayMode: Int, Sendable {
    /// The default: one beside secondary.
    case automatic
    /// Only the secondary column.
    case secondaryOnly
    /// Primary of two, or supplementary of three, beside the secondary column.
    case oneBesideSecondary
    /// One column over the secondary column.
    case oneOverSecondary
    /// All three columns.
    case twoBesideSecondary
    /// Two columns over the secondary column.
    case twoOverSecondary
    /// Two columns that displace the secondary column.
    case twoDisplaceSecondary

    /// Only the secondary column, by its name of iOS 13.
    public static var primaryHidden: Self { .secondaryOnly }
    /// Both columns beside each other, by the name of iOS 13.
    public static var allVisible: Self { .oneBesideSecondary }
    /// The primary over the secondary column, by the name of iOS 13.
    public static var primaryOverlay: Self { .oneOverSecondary }
  }

  /// The number of columns.
  public final internal(set) var style: Style

  final var columns = SplitColumns()

  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The preferred display mode.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { displayModeDidChange() } }

  /// Creates a split view controller of a style.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller of the classic style; the archive is not read.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether the columns are collapsed into one stack.
  open var isCollapsed: Bool { columns.isCollapsed }

  /// The display mode; `.secondaryOnly` while collapsed.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return columns.resolved(preferredDisplayMode)
  }

  /// The children of the columns, or the one stack while collapsed.
  open var viewControllers: [UIViewController] {
    get { isCollapsed ? [columns.stack].compactMap { $0 } : columns.all }
    set { replaceColumns(by: newValue) }
  }

  /// Sets the controller of a column; wraps it in a navigation controller unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    place(vc, in: column)
  }

  /// Returns the controller of a column, as it was set.
  open func viewController(for column: Column) -> UIViewController? {
    columns.given[column]
  }

  /// Shows a column: beside the others, or on top of the stack while collapsed.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column, or pops it off the stack while collapsed.
  open func hide(_ column: Column) { hideColumn(column) }

  // MARK: Container

  override var movesChildViewsItself: Bool { true }
  package override var contentChild: UIViewController? {
    isCollapsed ? columns.stack : columns[.secondary] ?? columns[.primary]
  }
  package override var contentPath: [UIViewController] { columns.visible(in: displayMode) }

  override func forEachVisibleChild(_ body: (UIViewController) -> Void) {
    for column in columns.visible(in: displayMode) { body(column) }
  }

  override func childrenWillAppear(animated: Bool) { adaptToSizeClass() }

  override func viewDidEnterWindow(animated: Bool) {
    for column in columns.visible(in: displayMode) { view.addSubview(column.view) }
  }

  override func showsDetail(_ vc: UIViewController, from sender: Any?) -> Bool {
    showDetail(vc, sender: sender)
    return true
  }

  // MARK: Without effect

  /// The preferred layout of the columns; stored, without effect.
  open var preferredSplitBehavior = SplitBehavior.automatic

  /// Whether a gesture shows hidden columns; stored, without effect.
  open var presentsWithGesture = true

  /// The relative width of the primary column; stored, without effect.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0

  /// The minimum width of the primary column; stored, without effect.
  open var minimumPrimaryColumnWidth: CGFloat = 0

  /// The maximum width of the primary column; stored, without effect.
  open var maximumPrimaryColumnWidth: CGFloat = 0

  /// Whether a button hides the other columns; stored, without effect.
  open var showsSecondaryOnlyButton = false
}
