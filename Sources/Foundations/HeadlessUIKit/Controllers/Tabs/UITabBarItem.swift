public import Foundation

/// The item of a tab bar for one tab.
open class UITabBarItem: UIBarItem {
  /// The offset of the title; stored, without effect.
  open var titlePositionAdjustment = UIOffset.zero

  /// An item that the system defines.
  nonisolated public enum SystemItem: Int, CaseIterable, Sendable {
    /// An item with the system's title.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// An item with the system's title.
    case downloads, mostRecent, mostViewed

    /// The system's title.
    var label: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      default: "\(self)".capitalized
      }
    }
  }

  /// The text of the badge; nil for none.
  open var badgeValue: String?

  /// The tab bar controller that shows the item.
  final weak var tabBarController: UITabBarController?

  /// The bar without a tab bar controller that shows the item.
  final weak var tabBar: UITabBar?

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title, an image and a tag.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item, with the system's title.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    title = systemItem.label
    self.tag = tag
  }

  // MARK: Without effect

  /// The image while selected; stored, without effect.
  open var selectedImage: UIImage?

  /// The color of the badge; stored, without effect.
  open var badgeColor: UIColor?

  /// The appearance of the item; stored, without effect.
  open var standardAppearance: UITabBarAppearance?

  /// The appearance when the content is scrolled to its end; stored, without effect.
  open var scrollEdgeAppearance: UITabBarAppearance?
}
