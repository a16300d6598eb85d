internal import Foundation

/// What a navigation bar shows for one screen.
open class UINavigationItem: Hashable {
  /// Whether a title is large.
  nonisolated public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
    /// Small, in line with the buttons.
    case inline
  }

  /// How much a back button says.
  nonisolated public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the screen before, where there is room.
    case `default`
    /// "Back".
    case generic
    /// Only the arrow.
    case minimal
  }

  /// Where the bar puts title and buttons; kept for the vocabulary.
  nonisolated public enum ItemStyle: Int, Sendable {
    /// With a title in the middle, for going through a place, or for editing.
    case navigator, browser, editor
  }

  /// Where the bar puts title and buttons; kept for the vocabulary.
  open var style = ItemStyle.navigator
  /// The screen's title.
  open var title: String?
  /// A view in place of the title.
  open var titleView: UIView? { didSet { bar?.hostViews() } }
  /// A line above the title.
  open var prompt: String?
  /// What the back button of the screen above says.
  open var backButtonTitle: String?
  /// The back button of the screen above.
  open var backBarButtonItem: UIBarButtonItem?
  /// How much the back button of the screen above says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Done in place of going back when a person taps this screen's back button.
  open var backAction: UIAction?
  /// Whether this screen has no back button.
  open var hidesBackButton = false
  /// Whether buttons on the left stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false
  /// The buttons on the left, the outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.hostViews() } }
  /// The buttons on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.hostViews() } }
  /// Whether the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The controller whose search bar is in the navigation bar.
  open var searchController: UISearchController? { didSet { bar?.hostViews() } }
  /// Whether the search bar leaves when the content is scrolled; kept for the vocabulary.
  open var hidesSearchBarWhenScrolling = true
  /// What the bar looks like for this screen.
  open var standardAppearance: UINavigationBarAppearance?
  /// What the bar looks like when the content is scrolled to its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// What the bar looks like when it is low.
  open var compactAppearance: UINavigationBarAppearance?

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

  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  /// The views the bar holds while it shows the item.
  final var views: [UIView] {
    let items = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    var views = items.compactMap(\.customView)
    if let titleView { views.append(titleView) }
    if let searchController { views.append(searchController.searchBar) }
    return views
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
  }

  init(screenTitle: String?) {
    title = screenTitle
  }

  /// Takes the back button away, or puts it back.
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

  /// Whether both are the same object.
  nonisolated public static func == (left: UINavigationItem, right: UINavigationItem) -> Bool {
    left === right
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
