import Foundation

/// The contents of the navigation bar for one screen.
open class UINavigationItem: HeadlessObject {
  /// The title of the next screen's back button.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of this screen, or "Back".
    case `default`
    /// "Back".
    case generic
    /// Only the arrow, with the label "Back".
    case minimal
  }

  /// The screen's title.
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  open var title: String?
  /// A line of text below the title.
  @exclusivity(unchecked)
  open var subtitle: String?
  /// A view in place of the title.
  @exclusivity(unchecked)
  open var titleView: UIView? { didSet { bar?.hostViews() } }
  /// A line of text above the title.
  @exclusivity(unchecked)
  open var prompt: String?
  /// The title of the back button on the next screen.
  open var backButtonTitle: String?
  /// The back button item on the next screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The display mode of the back button on the next screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action that a tap of this screen's back button runs in place of a pop.
  open var backAction: UIAction?
  /// Whether this screen has no back button.
  open var hidesBackButton = false
  /// Whether the left items are shown beside the back button, not in place of it.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.hostViews() } }
  /// The buttons on the right, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.hostViews() } }
  /// The search controller, whose search bar is in the navigation bar.
  @exclusivity(unchecked)
  open var searchController: UISearchController? { didSet { bar?.hostViews() } }

  /// The preferred place of the search bar; stored, without effect.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// The place of the search bar: below the title.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The outermost button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// The groups of buttons.
  final var groups = Groups()

  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  /// The buttons on both sides.
  final var buttons: [UIBarButtonItem] {
    (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
  }

  /// The groups of buttons, by where they are.
  struct Groups {
    var leading: [UIBarButtonItemGroup] = []
    var center: [UIBarButtonItemGroup] = []
    var trailing: [UIBarButtonItemGroup] = []
    var pinned: UIBarButtonItemGroup?
  }

  /// The views that the bar contains for this item.
  final var views: [UIView] {
    var views = buttons.compactMap(\.customView)
    if let titleView { views.append(titleView) }
    if let searchController { views.append(searchController.searchBar) }
    return views
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  init(screenTitle: String?) {
    title = screenTitle
    super.init()
  }

  /// Hides or shows the back button, at once.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Replaces the outermost button on the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Replaces the outermost button on the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the buttons on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the buttons on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  // MARK: Without effect

  /// The layout of title and buttons; stored, without effect.
  open var style = ItemStyle.navigator

  /// The size of the title; stored, without effect.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// Whether scrolling hides the search bar; stored, without effect.
  open var hidesSearchBarWhenScrolling = true

  /// The appearance of the bar; stored, without effect.
  open var standardAppearance: UINavigationBarAppearance?

  /// The appearance when the content is scrolled to its top; stored, without effect.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The appearance at compact height; stored, without effect.
  open var compactAppearance: UINavigationBarAppearance?
}
