/// What a tab bar shows for one of its controllers.
open class UITabBarItem: UIBarItem {
  /// An item the system knows.
  nonisolated public enum SystemItem: Int, Sendable {
    /// A well-known item, with the system's word for it.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// A well-known item, with the system's word for it.
    case downloads, mostRecent, mostViewed

    /// The system's word.
    var label: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }
  }

  /// The picture of the item when it is chosen.
  open var selectedImage: UIImage?
  /// What the badge says; nil for no badge.
  open var badgeValue: String?
  /// The colour of the badge; kept for the vocabulary.
  open var badgeColor: UIColor?
  /// What the item looks like.
  open var standardAppearance: UITabBarAppearance?
  /// What the item looks like when the content is scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The bar that shows the item.
  final weak var tabBarController: UITabBarController?

  /// An item that says nothing.
  public override init() { super.init() }

  /// An item with a title and a number to find it by.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item of the system, which shows the system's word.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.label
    self.tag = tag
  }
}
