public import Foundation

/// A list of rows in sections.
///
/// About thirty rows are in sight at a time, and only for those is the data source asked for cells,
/// before the next thing a person can do, as a layout pass does in UIKit. Scrolling, by code or by
/// hand, decides which rows those are.
open class UITableView: UIScrollView {
  /// How many rows are in sight.
  static let rowsInSight = 30

  final var registry = CellRegistry<UITableViewCell>()
  final var headerRegistry = CellRegistry<UITableViewHeaderFooterView>()
  final var sight = Sight<UITableViewCell>()
  final var changes = RowChanges()
  final var batchDepth = 0
  final var selection: [IndexPath] = []
  final var sections: [SectionInSight] = []
  final var isFilling = false
  final var isFilled = false
  final var swiped: SwipedRow?

  /// Set by a protocol's default implementation, which tells it from an app's.
  final var answerIsDefault = false

  /// What the table looks like.
  open private(set) var style = Style.plain

  /// Creates a table; its frame is kept, and nothing is computed from it.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a plain table, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Who says what is in the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Who is asked and told what a person does.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }

  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// The view behind the rows; shown where an app says so, an empty list's message for example.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }

  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false

  /// How high rows are; nothing is laid out.
  open var rowHeight = UITableView.automaticDimension
  /// How high rows probably are.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// How high the parts above sections are.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// How high the parts below sections are.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// How high the parts above sections probably are.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// How high the parts below sections probably are.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The gap above a section.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The colour of the lines.
  open var separatorColor: UIColor?
  /// How far the lines are from the edges.
  open var separatorInset = UIEdgeInsets.zero

  /// Whether cells keep to a width that is easy to read; kept for the vocabulary.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The colour of the index; kept for the vocabulary.
  open var sectionIndexColor: UIColor?
  /// Whether cells keep to the safe area; kept for the vocabulary.
  open var insetsContentViewsToSafeArea = true

  /// Whether the table is edited.
  open private(set) var isEditing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    closeSwipe()
    sight.forEach { cell in
      cell.setEditing(editing, animated: animated)
      cell.showEditButton()
    }
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  /// Asks the data source anew for everything; selections are lost, as in UIKit.
  open func reloadData() {
    closeSwipe()
    selection.removeAll()
    retireSections()
    retireAll()
    sight.forgetCounts()
    setNeedsLayout()
  }

  // MARK: The layout pass

  private var layoutIsDue = false

  /// Lets the rows in sight be asked for before the next thing a person can do.
  open override func setNeedsLayout() {
    super.setNeedsLayout()
    isFilled = false
    guard !layoutIsDue, window != nil, dataSource != nil else { return }
    layoutIsDue = true
    LayoutPass.schedule("rows of \(type(of: self))") { [weak self] in self?.layoutIfDue() }
  }

  /// Asks for the rows in sight now.
  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    lookAtRows()
  }

  private func layoutIfDue() {
    guard layoutIsDue else { return }
    lookAtRows()
  }

  /// Loads counts and cells in sight that are not there yet.
  final func lookAtRows() {
    layoutIsDue = false
    if !isFilled, dataSource != nil { fillSight() }
  }

  override func windowDidChange() {
    super.windowDidChange()
    setNeedsLayout()
  }

  // MARK: As an element

  package override var elementType: ElementType? { .table }

  package override func forEachAccessibleChild(
    _ body: (any AccessibleElement) -> Bool
  ) -> Bool {
    if isAccessibilityElement { return false }
    if rare?.accessibilityElements != nil { return visitChildren(body) }
    return visitParts(body)
  }
}

extension UITableView {
  /// What a table looks like.
  nonisolated public enum Style: Int, Sendable {
    /// Rows from edge to edge, in groups, or in groups with margins.
    case plain, grouped, insetGrouped
  }

  /// Where a row comes to lie when it is scrolled to.
  nonisolated public enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight, at the top, in the middle or at the bottom.
    case none, top, middle, bottom
  }

  /// How rows come and go; seen in pixels only.
  nonisolated public enum RowAnimation: Int, Sendable {
    /// Fading, from a side, not at all, or as the table thinks.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// A size the content decides.
  nonisolated public static let automaticDimension: CGFloat = -1
}
