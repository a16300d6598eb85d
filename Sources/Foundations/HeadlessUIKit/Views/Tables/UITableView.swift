public import Foundation

/// A list of rows in sections.
///
/// Up to thirty rows are visible at a time. The data source is asked for their cells only, in a
/// layout pass that runs before the next action of a driver. Scrolling decides which rows are visible.
open class UITableView: UIScrollView {
  final var reusePool = ReusePool<UITableViewCell>()
  final var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  final var visible = VisibleCells<UITableViewCell>()
  final var visibleSections: [VisibleSection] = []
  final var selection: [IndexPath] = []
  final var changes = ListChanges()
  final var batchDepth = 0
  final var isLoading = false
  final var isLoaded = false
  final var layoutIsScheduled = false
  final var swipedRow: SwipedRow?

  /// Whether the default implementation of a protocol's method answered the last question.
  final var usedDefaultImplementation = false

  /// The style of the table.
  open private(set) var style = Style.plain

  /// Creates a table of a style; the frame is stored, without effect.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table of a storyboard or nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    switch coder.interfaceElement?["style"] {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: break
    }
  }

  /// The object that provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The table view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { replaceSubview(oldValue, by: tableHeaderView) } }

  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { replaceSubview(oldValue, by: tableFooterView) } }

  /// The view behind the rows, for example the message of an empty list.
  open var backgroundView: UIView? { didSet { replaceSubview(oldValue, by: backgroundView) } }

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected in editing mode.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode.
  open var allowsMultipleSelectionDuringEditing = false

  /// The height that the delegate gave for a row last, if it was not 0.
  final var measuredRowHeight: CGFloat?

  /// The frame as set; without a size, the size is that of the nearest superview with one.
  open override var frame: CGRect {
    get { frame(orElse: super.frame) }
    set { super.frame = newValue }
  }

  /// The content size as set, else an approximate one: that of all rows at one height.
  open override var contentSize: CGSize {
    get { contentSize(orElse: super.contentSize) }
    set { super.contentSize = newValue }
  }

  override func contentOffsetDidChange() { followOffset() }

  /// The height of rows, which decides the content size.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, which decides the content size where no other height does.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers; 0 shows none.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers; 0 shows none.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of section headers; stored, without effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers; stored, without effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above section headers; stored, without effect.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The style of the separators between rows; stored, without effect.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the separators; stored, without effect.
  open var separatorColor: UIColor?
  /// The insets of the separators; stored, without effect.
  open var separatorInset = UIEdgeInsets.zero

  /// Whether cells follow the readable width; stored, without effect.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the section index; stored, without effect.
  open var sectionIndexColor: UIColor?
  /// The colour behind the section index; stored, without effect.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind the section index while a finger is on it; stored, without effect.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The number of rows from which the section index is shown; stored, without effect.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether content views are inset by the safe area; stored, without effect.
  open var insetsContentViewsToSafeArea = true

  private var editing = false

  /// Whether the table is in editing mode; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode, which deselects all rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    closeSwipe()
    for path in selection { removeFromSelection(path) }
    self.editing = editing
    for cell in visible.loaded {
      cell.setEditing(editing, animated: animated)
      cell.showEditButton()
    }
  }

  /// Returns a reusable cell, else a new one of the registered class; nil if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusePool.dequeue(identifier)
  }

  /// Returns a reusable cell, else a new one of the registered class.
  ///
  /// An identifier without a class is a finding, since UIKit raises an exception; a plain cell is
  /// returned then.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueCell(identifier) }

  /// Removes all rows, and asks the data source again; the selection is lost, as in UIKit.
  open func reloadData() { unloadAll() }

  // MARK: The layout pass

  /// Schedules a layout pass, which loads the visible rows.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    scheduleLayout()
  }

  /// Loads the visible rows now.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    loadIfNeeded()
  }

  override func windowDidChange() {
    super.windowDidChange()
    setNeedsLayout()
  }

  override func dragWillBegin() { closeSwipe() }

  // MARK: Accessible element

  package override var elementType: ElementType? { .table }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return visitContextMenu(body) }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    return visitParts(body)
  }
}

extension UITableView {
  /// The style of a table.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge, grouped rows, or grouped rows with margins.
    case plain, grouped, insetGrouped
  }

  /// The position to which a row is scrolled.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// The least movement, the top, the middle, or the bottom.
    case none, top, middle, bottom
  }

  /// The animation of an update; it has no effect.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// An animation of a given kind, none, or one that the table chooses.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// The value for a dimension that the content determines.
  nonisolated public static let automaticDimension: CGFloat = -1
}
