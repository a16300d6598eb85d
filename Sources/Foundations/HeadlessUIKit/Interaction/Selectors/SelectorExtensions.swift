import Foundation

/// The methods that a ported app adds to UIKit's classes in extensions.
///
/// `rehearse port` writes a class of the name `RehearsalExtensions` that conforms.
@MainActor public protocol SelectorExtensionTable: AnyObject {
  /// Returns the method of an object with a name; nil if no extension has it.
  static func rehearsalMethod(for selector: Selector, of object: AnyObject) -> SelectorMethod?
}

/// Looks up methods in the app's table of extensions.
enum SelectorExtensions {
  private static let table =
    AppResources.type(named: "RehearsalExtensions") as? any SelectorExtensionTable.Type

  /// Returns the method of an object with a name; nil if no extension has it.
  static func method(for selector: Selector, of object: AnyObject) -> SelectorMethod? {
    if let own = (object as? UIView).flatMap({ viewMethod(selector, $0) }) { return own }
    return table?.rehearsalMethod(for: selector, of: object)
  }

  private static func viewMethod(_ selector: Selector, _ view: UIView) -> SelectorMethod? {
    switch selector.name {
    case "endEditing:": { _ in view.endEditing(true) }
    case "removeFromSuperview": { _ in view.removeFromSuperview() }
    case "setNeedsLayout": { _ in view.setNeedsLayout() }
    case "layoutIfNeeded": { _ in view.layoutIfNeeded() }
    case "reloadData":
      (view as? UITableView).map { table in { _ in table.reloadData() } }
        ?? (view as? UICollectionView).map { collection in { _ in collection.reloadData() } }
    default: nil
    }
  }
}
