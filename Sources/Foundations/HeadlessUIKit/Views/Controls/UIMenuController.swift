public import Foundation

/// An item of the edit menu.
open class UIMenuItem: HeadlessObject {
  /// The title.
  open var title: String

  /// The method that the first object of the responder chain that can perform it is told to perform.
  open var action: Selector

  private let handler: (() -> Void)?

  /// Creates an item that calls the method of a selector along the responder chain.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    handler = nil
  }

  /// Creates an item with a handler in place of a selector.
  public init(title: String, handler: @escaping () -> Void) {
    self.title = title
    action = Selector("handler")
    self.handler = handler
  }

  /// Returns the button of the item in a menu of a view; nil if no object can perform its method.
  final func element(in view: UIView) -> UIAction? {
    if let handler { return UIAction(title: title) { _ in handler() } }
    guard let responder = SelectorCall.responder(to: action, from: view) else { return nil }
    return UIAction(title: title) { [action] _ in
      SelectorCall.send(action, to: responder, from: UIMenuController.shared)
    }
  }
}

/// The edit menu: while it shows, its items are buttons in the view that it belongs to.
open class UIMenuController: HeadlessObject {
  /// The edit menu of the app.
  open class var shared: UIMenuController { UIApplication.shared.menuController }

  /// The app's own items; the system's are not shown, nor are those that no object can perform.
  open var menuItems: [UIMenuItem]?

  private weak var target: UIView?
  private weak var shownIn: UIView?

  override init() {}

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
    post(Self.willShowMenuNotification)
    shownIn = targetView
    _ = targetView.open(
      UIMenu(children: (menuItems ?? []).compactMap { $0.element(in: targetView) }))
    // An edit menu lets touches beside it through.
    UIApplication.shared.openMenu = nil
    post(Self.didShowMenuNotification)
  }

  /// Hides the menu.
  open func hideMenu() {
    let isVisible = isMenuVisible
    if isVisible { post(Self.willHideMenuNotification) }
    shownIn?.closeContextMenu()
    shownIn = nil
    if isVisible { post(Self.didHideMenuNotification) }
  }

  /// Hides the menu of a view; one of another view stays.
  open func hideMenu(from targetView: UIView) {
    if shownIn === targetView { hideMenu() }
  }

  /// Does nothing: the items are read when the menu is shown.
  open func update() {}

  /// The frame of the menu: empty, as nothing is laid out.
  open var menuFrame: CGRect { .zero }

  /// Returns the edit menu of a row or an item: the standard commands that its delegate allows, then the app's
  /// items that the delegate allows and an object can perform; nil if there are none.
  final func editMenu(
    in cell: UIView, allowing isAllowed: (Selector) -> Bool,
    performing perform: @escaping (Selector) -> Void
  ) -> UIMenu? {
    let commands = [("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:")]
      .map { (title: $0, action: Selector($1)) }.filter { isAllowed($0.action) }
      .map { command in UIAction(title: command.title) { _ in perform(command.action) } }
    let own = (menuItems ?? []).filter { isAllowed($0.action) }.compactMap { $0.element(in: cell) }
    return commands.isEmpty && own.isEmpty ? nil : UIMenu(children: commands + own)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Posted before the menu shows.
  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")

  /// Posted after the menu was shown.
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")

  /// Posted before the app hides the menu.
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")

  /// Posted after the app hid the menu.
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  /// Never posted: the menu has no frame.
  nonisolated public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}
