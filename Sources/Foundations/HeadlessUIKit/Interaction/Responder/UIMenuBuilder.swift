/// A system of menus.
@MainActor public final class UIMenuSystem {
  /// The menus of the menu bar, which a phone has not.
  public static let main = UIMenuSystem()
  /// The menus at an element.
  public static let context = UIMenuSystem()

  private init() {}

  /// Does nothing: there is no menu bar that could be built again.
  public func setNeedsRebuild() {}
  /// Does nothing: there is no menu bar that could be brought up to date.
  public func setNeedsRevalidate() {}
}

/// The builder of a menu bar, which a phone has not; responders that build it are never asked.
@MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system of the menus.
  var system: UIMenuSystem { get }
  /// Returns a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu by another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first one inside another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last one inside another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
