public import Foundation

/// An item of the edit menu.
open class UIMenuItem {
  /// The title.
  open var title: String

  private let handler: () -> Void

  /// Creates an item with a handler in place of a selector.
  public init(title: String, handler: @escaping () -> Void) {
    self.title = title
    self.handler = handler
  }

  final var action: UIAction { UIAction(title: title) { [handler] _ in handler() } }
}

/// The edit menu: while it shows, its items are buttons in the view that it belongs to.
open class UIMenuController {
  /// The edit menu of the app.
  open class var shared: UIMenuController { UIApplication.shared.menuController }

  /// The app's own items; the system's are not shown.
  open var menuItems: [UIMenuItem]?

  private weak var target: UIView?
  private weak var shownIn: UIView?

  init() {}

  /// Whether the menu shows.
  open var isMenuVisible: Bool {
    get { shownIn?.rare?.contextMenu != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Sets the view of the menu; the rectangle is not looked at.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { target = targetView }

  /// Shows or hides the menu, at once.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    if let target { showMenu(from: target, rect: .zero) }
  }

  /// Shows the menu at a view; the rectangle is not looked at.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    hideMenu()
    shownIn = targetView
    _ = targetView.open(UIMenu(children: (menuItems ?? []).map(\.action)))
    // An edit menu lets touches beside it through.
    UIApplication.shared.openMenu = nil
  }

  /// Hides the menu.
  open func hideMenu() {
    shownIn?.closeContextMenu()
    shownIn = nil
  }
}
