public import Foundation

/// A button on a bar.
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  nonisolated public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// The one that completes a task.
    case done = 2
    /// The one that stands out, as iOS 26 calls it.
    case prominent = 3
  }

  /// A button the system knows.
  nonisolated public enum SystemItem: Int, Sendable {
    /// A well-known button, with the system's word for it.
    case done, cancel, edit, save, add
    /// Space that takes what is left.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// A well-known button, with the system's word for it.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play
    /// A well-known button, with the system's word for it.
    case pause, rewind, fastForward, undo, redo, close = 24

    /// The system's word, which VoiceOver and tests know the button by.
    var label: String {
      switch self {
      case .flexibleSpace, .fixedSpace: ""
      case .action: "Share"
      case .fastForward: "Fast forward"
      case .trash: "Delete"
      default: "\(self)".capitalized
      }
    }
  }

  /// How much the button stands out.
  open var style = Style.plain
  /// A view in place of the button.
  open var customView: UIView?
  /// What the button does; its title and image show where the item has none.
  open var primaryAction: UIAction? {
    didSet { adopt(primaryAction) }
  }
  /// What the button opens.
  open var menu: UIMenu?
  /// The colour of the button.
  open var tintColor: UIColor?
  /// Kept for the vocabulary.
  open var width: CGFloat = 0
  /// Titles the button might have; kept for the vocabulary.
  open var possibleTitles: Set<String>?
  /// Whether the button is away.
  open var isHidden = false
  /// Whether the button shows that it is on.
  open var isSelected = false
  /// Whether a tap of the button opens its menu or toggles it.
  open var changesSelectionAsPrimaryAction = false

  /// Which of the system's buttons it is.
  final var systemItem: SystemItem?

  /// Where the button is on a screen; bars set it.
  final weak var navigationItem: UINavigationItem?

  /// The menu that is open.
  final var openMenu: MenuPresentation?

  /// A button that says nothing.
  public override init() { super.init() }

  /// A button of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button with a title and an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    adopt(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// A view on a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button with a title that calls back; in place of target and selector, which Linux lacks.
  public convenience init(
    title: String?, style: Style, handler: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setHandler(handler)
  }

  /// A button of the system that calls back; in place of target and selector, which Linux lacks.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, handler: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.systemItem = systemItem
    setHandler(handler)
  }

  /// Space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Space of a width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Makes the button call back, in place of what it did.
  public final func setHandler(_ handler: @escaping (UIBarButtonItem) -> Void) {
    let title = title
    primaryAction = UIAction { [weak self] _ in
      if let self { handler(self) }
    }
    self.title = title
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
  }

  /// Whether it only takes room.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}
