public import Foundation

/// A button on a bar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button item.
  nonisolated public enum Style: Int, Sendable {
    /// The default style.
    case plain
    /// The style of a button that completes a task.
    case done = 2
    /// The prominent style, the name of ``done`` since iOS 26.
    case prominent = 3
  }

  /// A button that the system defines.
  nonisolated public enum SystemItem: Int, Sendable {
    /// A button with the system's label.
    case done, cancel, edit, save, add
    /// Flexible space.
    case flexibleSpace
    /// Space of a fixed width.
    case fixedSpace
    /// A button with the system's label.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play
    /// A button with the system's label.
    case pause, rewind, fastForward, undo, redo, pageCurl = 23, close, writingTools

    /// The system's label, which VoiceOver and tests read.
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

  /// The style of the button.
  open var style = Style.plain
  /// A view in place of the button.
  open var customView: UIView? { didSet { if customView !== oldValue { bar?.hostViews() } } }
  /// The action of a tap; its title and image are used if the item has none.
  open var primaryAction: UIAction? {
    didSet { takeTitleAndImage(of: primaryAction) }
  }
  /// The object whose method a tap calls; nil for the responder chain.
  open weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  /// The selector of the method that a tap calls.
  open var action: Selector?
  private var hasTarget = false
  /// The menu that the button opens.
  open var menu: UIMenu?
  /// Whether the button is hidden.
  open var isHidden = false
  /// Whether the button is selected.
  open var isSelected = false
  /// Whether a tap opens the menu or toggles the selection.
  open var changesSelectionAsPrimaryAction = false

  /// The system item that the button was created from.
  final var systemItem: SystemItem?

  final var glass = Glass()

  /// Whether the group of the button is hidden.
  final var isInHiddenGroup = false

  /// The bar that shows the button, or showed it last.
  final weak var bar: (any ItemBar)?

  /// The view that shows the item in a bar, which apps find by the key `view`.
  ///
  /// UIKit has none before the bar is laid out, which is not done here. That of a button has no effect on the bar.
  final var shownView: UIView {
    if let view = customView ?? buttonView { return view }
    let view = UIView()
    buttonView = view
    return view
  }
  private var buttonView: UIView?

  /// The menu that is open.
  final var openMenu: MenuPresentation?

  /// Creates an item without title and image.
  public override init() { super.init() }

  /// Creates an item; the archive is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a system item.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title or an image, and an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeTitleAndImage(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with a title and a handler, in place of target and selector.
  public convenience init(
    title: String?, style: Style, handler: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setHandler(handler)
  }

  /// Creates a system item with a handler, in place of target and selector.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, handler: @escaping (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.systemItem = systemItem
    setHandler(handler)
  }

  /// Creates an item with a title, a target and the selector of its method.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    setTarget(target, action, style)
  }

  /// Creates an item with an image, a target and the selector of its method.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    setTarget(target, action, style)
  }

  /// Creates an item with an image, a target and the selector of its method; the second image is for
  /// landscape phones, without effect.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates an item with a title or an image, a target with the selector of its method, and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates a system item with a target and the selector of its method.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    self.systemItem = systemItem
    setTarget(target, action, .plain)
  }

  private func setTarget(_ target: Any?, _ action: Selector?, _ style: Style) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    self.style = style
  }

  /// Creates an item of a storyboard or nib; a subclass inherits it.
  public required convenience init(inInterface: Void) { self.init() }

  private var segue: (() -> Void)?

  /// Sets what a tap performs, for the segue of a storyboard.
  final func setSegue(_ segue: @escaping () -> Void) { self.segue = segue }

  /// Calls the selector; returns false if there is none.
  ///
  /// A target that is gone hears nothing.
  final func sendAction() -> Bool {
    segue?()
    guard let action else { return segue != nil }
    if target != nil || !hasTarget {
      UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
    return true
  }

  /// Creates flexible space.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Creates space of a fixed width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Replaces the primary action with a handler.
  public final func setHandler(_ handler: @escaping (UIBarButtonItem) -> Void) {
    let title = title
    primaryAction = UIAction { [weak self] _ in
      if let self { handler(self) }
    }
    self.title = title
  }

  private func takeTitleAndImage(of action: UIAction?) {
    guard let action else { return }
    if title == nil, !action.title.isEmpty { title = action.title }
    if image == nil { image = action.image }
  }

  /// Whether the item is only space.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  // MARK: Without effect

  /// The tint color; stored, without effect.
  open var tintColor: UIColor?

  /// The width of fixed space; stored, without effect.
  open var width: CGFloat = 0

  /// The titles the button might have; stored, without effect.
  open var possibleTitles: Set<String>?
}
