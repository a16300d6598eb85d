/// The columns of a split view controller, and the rules of which are visible.
struct SplitColumns {
  typealias Column = UISplitViewController.Column

  /// The controllers as the app set them.
  private(set) var given: [Column: UIViewController] = [:]

  /// The children of the columns: navigation controllers around the given ones, but for `compact`.
  private var held: [Column: UIViewController] = [:]

  /// Whether the columns are collapsed into one stack.
  var isCollapsed = false

  /// The view controllers moved onto the stack, by the column they came from.
  var stacked: [Column: [UIViewController]] = [:]

  subscript(column: Column) -> UIViewController? { held[column] }

  /// The tiled columns, from left to right.
  static let tiled: [Column] = [.primary, .supplementary, .secondary]

  /// The children of the tiled columns, from left to right.
  var all: [UIViewController] { Self.tiled.compactMap { held[$0] } }

  /// The child that shows while collapsed.
  var stack: UIViewController? { held[.compact] ?? held[.primary] ?? held[.secondary] }

  mutating func put(_ given: UIViewController?, _ held: UIViewController?, in column: Column) {
    self.given[column] = given
    self.held[column] = held
  }

  /// Returns the mode, with `.automatic` resolved.
  func resolved(_ mode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
    mode == .automatic ? .oneBesideSecondary : mode
  }

  /// Returns the visible children, from left to right.
  func visible(in mode: UISplitViewController.DisplayMode) -> [UIViewController] {
    if isCollapsed { return stack.map { [$0] } ?? [] }
    return columns(in: mode).compactMap { held[$0] }
  }

  /// Returns the visible columns, from left to right.
  func columns(in mode: UISplitViewController.DisplayMode) -> [Column] {
    switch mode {
    case .secondaryOnly: [.secondary]
    case .automatic, .oneBesideSecondary, .oneOverSecondary:
      [held[.supplementary] == nil ? .primary : .supplementary, .secondary]
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: Self.tiled
    }
  }
}
