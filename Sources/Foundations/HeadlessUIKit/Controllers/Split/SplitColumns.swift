/// The screens of a split view: decides which of them show.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// What the app put into the columns.
  private(set) var given: [Column: UIViewController] = [:]

  /// What is in the columns: a navigation controller around each screen but the compact one.
  private var held: [Column: UIViewController] = [:]

  /// Whether there is one stack in place of columns.
  var isCollapsed = false

  /// Screens that were moved onto the stack, and the column each came from.
  var borrowed: [Column: [UIViewController]] = [:]

  subscript(column: Column) -> UIViewController? { held[column] }

  /// The columns beside each other, from left to right.
  static let beside: [Column] = [.primary, .supplementary, .secondary]

  /// What is in the columns beside each other, from left to right.
  var all: [UIViewController] { Self.beside.compactMap { held[$0] } }

  /// What shows in place of the columns where there is no room.
  var stack: UIViewController? { held[.compact] ?? held[.primary] ?? held[.secondary] }

  mutating func put(_ given: UIViewController?, _ held: UIViewController?, in column: Column) {
    self.given[column] = given
    self.held[column] = held
  }

  /// The mode that `.automatic` stands for.
  func resolved(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
    mode == .automatic ? .oneBesideSecondary : mode
  }

  /// What shows, from left to right.
  func visible(in mode: UISplitViewController.DisplayMode) -> [UIViewController] {
    if isCollapsed { return stack.map { [$0] } ?? [] }
    return columns(in: mode).compactMap { held[$0] }
  }

  /// The columns that show, from left to right.
  func columns(in mode: UISplitViewController.DisplayMode) -> [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .automatic, .oneBesideSecondary, .oneOverSecondary:
      [held[.supplementary] == nil ? .primary : .supplementary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: Self.beside
    }
  }
}
